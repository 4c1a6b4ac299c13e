import { createApi } from '@reduxjs/toolkit/query/react'
import type { GenericSchema } from 'valibot'
import type { CallName, Submission } from '#src/schemas/calls.ts'
import { configurationList, type Configuration } from '#src/schemas/configuration.ts'
import type { Id } from '#src/schemas/fields.ts'
import { menuList, type Menu, type MenuQuery } from '#src/schemas/menus.ts'
import { orderList, type OrderBody } from '#src/schemas/orders.ts'
import { productList, type Product } from '#src/schemas/products.ts'
import { storedRating, type RatingBody, type StoredRating } from '#src/schemas/ratings.ts'
import { reportList, type ProblemReportBody } from '#src/schemas/reports.ts'
import { amenityRequestList, type AmenityRequestBody } from '#src/schemas/requests.ts'
import { reservationList, type ReservationBody } from '#src/schemas/reservations.ts'
import { guestSession, type GuestSession, type LoginBody } from '#src/schemas/session.ts'
import { baseQuery } from './baseQuery.ts'
import { invalidResponse, asResponseSchema } from './responses.ts'

const isPublic = { auth: 'public' } as const

function ofGuest(collection: string, personId: Id): string {
  return `${collection}/${encodeURIComponent(personId)}`
}

/** The lists of what a guest has sent, by their paths; also the tags that a submission invalidates. */
export const listTags = ['orders', 'dining/reservation', 'reports', 'generic-requests'] as const
type List = (typeof listTags)[number]

/** Every call the app makes to the hotel (spec 7). Reads do not retry and do not refetch on focus. */
export const hotelApi = createApi({
  reducerPath: 'hotelApi',
  baseQuery,
  catchSchemaFailure: invalidResponse,
  keepUnusedDataFor: 300,
  tagTypes: listTags,
  endpoints: (build) => {
    const readList = <Row>(list: List, schema: GenericSchema<unknown, Row[]>) =>
      build.query<Row[], Id>({
        query: (personId) => ({ url: ofGuest(`${list}/customer`, personId) }),
        responseSchema: asResponseSchema(list, schema),
        providesTags: [list],
      })
    const send = <Body>(collection: string, list?: List) =>
      build.mutation<null, Submission<Body>>({
        query: ({ personId, body, submissionId }) => ({
          url: ofGuest(collection, personId),
          method: 'POST',
          body,
          ...(submissionId !== undefined && { headers: { 'Idempotency-Key': submissionId } }),
        }),
        // The body of the response to a submission is not used (spec 7).
        transformResponse: () => null,
        invalidatesTags: list === undefined ? [] : [list],
      })

    return {
      getConfigurations: build.query<Configuration[], void>({
        query: () => ({ url: 'configurations' }),
        extraOptions: isPublic,
        responseSchema: asResponseSchema('configurations', configurationList),
      }),
      login: build.mutation<GuestSession, LoginBody>({
        query: (body) => ({ url: 'customer/login', method: 'POST', body }),
        extraOptions: { auth: 'login' },
        responseSchema: asResponseSchema('customer/login', guestSession),
      }),
      getProducts: build.query<Product[], void>({
        query: () => ({ url: 'products' }),
        responseSchema: asResponseSchema('products', productList),
      }),
      getMenus: build.query<Menu[], MenuQuery>({
        query: (params) => ({ url: 'menus/all/params', params }),
        extraOptions: isPublic,
        responseSchema: asResponseSchema('menus/all/params', menuList),
      }),
      placeOrder: send<OrderBody>('orders/customer', 'orders'),
      getOrders: readList('orders', orderList),
      reserveTable: send<ReservationBody>('dining/reservation/customer', 'dining/reservation'),
      getReservations: readList('dining/reservation', reservationList),
      reportProblem: send<ProblemReportBody>('reports/customer', 'reports'),
      getReports: readList('reports', reportList),
      requestAmenity: send<AmenityRequestBody>('generic-requests/customer', 'generic-requests'),
      getAmenityRequests: readList('generic-requests', amenityRequestList),
      leaveRating: send<RatingBody>('customers/rating'),
      getRating: build.query<StoredRating, void>({
        // The address is the same for every guest of the device, so the browser must not store the response.
        query: () => ({ url: 'customers/rating', cache: 'no-store' }),
        responseSchema: asResponseSchema('customers/rating', storedRating),
      }),
    } satisfies Record<CallName, unknown>
  },
})
