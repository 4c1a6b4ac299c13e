import { createApi } from '@reduxjs/toolkit/query/react'
import type { Calls, Submission } from '#src/schemas/calls.ts'
import { configurationList } from '#src/schemas/configuration.ts'
import type { Id } from '#src/schemas/fields.ts'
import { menuList } from '#src/schemas/menus.ts'
import { orderList } from '#src/schemas/orders.ts'
import { productList } from '#src/schemas/products.ts'
import { storedRating } from '#src/schemas/ratings.ts'
import { reportList } from '#src/schemas/reports.ts'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { reservationList } from '#src/schemas/reservations.ts'
import { guestSession } from '#src/schemas/session.ts'
import { baseQuery } from './baseQuery.ts'
import { invalidResponse, asResponseSchema } from './responses.ts'

type ResponseOf<Name extends keyof Calls> = Calls[Name]['result']
type ArgumentOf<Name extends keyof Calls> = Calls[Name]['argument']

const isPublic = { auth: 'public' } as const

function ofGuest(collection: string, personId: Id): string {
  return `${collection}/${encodeURIComponent(personId)}`
}

function post<Payload>(collection: string, { personId, body, submissionId }: Submission<Payload>) {
  return {
    url: ofGuest(collection, personId),
    method: 'POST',
    body,
    ...(submissionId !== undefined && { headers: { 'Idempotency-Key': submissionId } }),
  }
}

/** The body of the response to a submission is not used (spec 7). */
const ignore = () => null

/** Every call the app makes to the hotel (spec 7). Reads do not retry and do not refetch on focus. */
export const hotelApi = createApi({
  reducerPath: 'hotelApi',
  baseQuery,
  catchSchemaFailure: invalidResponse,
  keepUnusedDataFor: 300,
  tagTypes: ['orders', 'reservations', 'reports', 'amenityRequests'],
  endpoints: (build) => ({
    getConfigurations: build.query<ResponseOf<'getConfigurations'>, void>({
      query: () => ({ url: 'configurations' }),
      extraOptions: isPublic,
      responseSchema: asResponseSchema('configurations', configurationList),
    }),
    login: build.mutation<ResponseOf<'login'>, ArgumentOf<'login'>>({
      query: (body) => ({ url: 'customer/login', method: 'POST', body }),
      extraOptions: { auth: 'login' },
      responseSchema: asResponseSchema('customer/login', guestSession),
    }),
    getProducts: build.query<ResponseOf<'getProducts'>, void>({
      query: () => ({ url: 'products' }),
      responseSchema: asResponseSchema('products', productList),
    }),
    placeOrder: build.mutation<null, ArgumentOf<'placeOrder'>>({
      query: (order) => post('orders/customer', order),
      transformResponse: ignore,
      invalidatesTags: ['orders'],
    }),
    getOrders: build.query<ResponseOf<'getOrders'>, Id>({
      query: (personId) => ({ url: ofGuest('orders/customer', personId) }),
      responseSchema: asResponseSchema('orders', orderList),
      providesTags: ['orders'],
    }),
    getMenus: build.query<ResponseOf<'getMenus'>, ArgumentOf<'getMenus'>>({
      query: (params) => ({ url: 'menus/all/params', params }),
      extraOptions: isPublic,
      responseSchema: asResponseSchema('menus/all/params', menuList),
    }),
    reserveTable: build.mutation<null, ArgumentOf<'reserveTable'>>({
      query: (reservation) => post('dining/reservation/customer', reservation),
      transformResponse: ignore,
      invalidatesTags: ['reservations'],
    }),
    getReservations: build.query<ResponseOf<'getReservations'>, Id>({
      query: (personId) => ({ url: ofGuest('dining/reservation/customer', personId) }),
      responseSchema: asResponseSchema('dining/reservation', reservationList),
      providesTags: ['reservations'],
    }),
    reportProblem: build.mutation<null, ArgumentOf<'reportProblem'>>({
      query: (report) => post('reports/customer', report),
      transformResponse: ignore,
      invalidatesTags: ['reports'],
    }),
    getReports: build.query<ResponseOf<'getReports'>, Id>({
      query: (personId) => ({ url: ofGuest('reports/customer', personId) }),
      responseSchema: asResponseSchema('reports', reportList),
      providesTags: ['reports'],
    }),
    requestAmenity: build.mutation<null, ArgumentOf<'requestAmenity'>>({
      query: (request) => post('generic-requests/customer', request),
      transformResponse: ignore,
      invalidatesTags: ['amenityRequests'],
    }),
    getAmenityRequests: build.query<ResponseOf<'getAmenityRequests'>, Id>({
      query: (personId) => ({ url: ofGuest('generic-requests/customer', personId) }),
      responseSchema: asResponseSchema('generic-requests', amenityRequestList),
      providesTags: ['amenityRequests'],
    }),
    leaveRating: build.mutation<null, ArgumentOf<'leaveRating'>>({
      query: (rating) => post('customers/rating', rating),
      transformResponse: ignore,
    }),
    getRating: build.query<ResponseOf<'getRating'>, void>({
      // The address is the same for every guest of the device, so the browser must not store the response.
      query: () => ({ url: 'customers/rating', cache: 'no-store' }),
      responseSchema: asResponseSchema('customers/rating', storedRating),
    }),
  }),
})
