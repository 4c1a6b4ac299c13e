import { createApi } from '@reduxjs/toolkit/query/react'
import type { Calls, Submission } from '#src/wire/calls.ts'
import { configurationList } from '#src/wire/configuration.ts'
import type { Id } from '#src/wire/fields.ts'
import { menuList } from '#src/wire/menus.ts'
import { orderList } from '#src/wire/orders.ts'
import { productList } from '#src/wire/products.ts'
import { storedRating } from '#src/wire/ratings.ts'
import { reportList } from '#src/wire/reports.ts'
import { amenityRequestList } from '#src/wire/requests.ts'
import { reservationList } from '#src/wire/reservations.ts'
import { guestSession } from '#src/wire/session.ts'
import { baseQuery, readAnyBody } from './baseQuery.ts'
import { misfit } from './misfit.ts'
import { reads } from './reads.ts'

type Gives<Name extends keyof Calls> = Calls[Name]['gives']
type Takes<Name extends keyof Calls> = Calls[Name]['takes']

const isPublic = { auth: 'public' } as const

function ofGuest(collection: string, personId: Id): string {
  return `${collection}/${encodeURIComponent(personId)}`
}

function post<Body>(collection: string, { personId, body, submissionId }: Submission<Body>) {
  return {
    url: ofGuest(collection, personId),
    method: 'POST',
    body,
    responseHandler: readAnyBody,
    ...(submissionId !== undefined && { headers: { 'Idempotency-Key': submissionId } }),
  }
}

/** Every call the app makes to the hotel (spec 7). Reads do not retry and do not refetch on focus. */
export const hotelApi = createApi({
  reducerPath: 'hotelApi',
  baseQuery,
  catchSchemaFailure: misfit,
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['orders', 'reservations', 'reports', 'amenityRequests', 'rating'],
  endpoints: (build) => ({
    getConfigurations: build.query<Gives<'getConfigurations'>, void>({
      query: () => ({ url: 'configurations' }),
      extraOptions: isPublic,
      responseSchema: reads('configurations', configurationList),
    }),
    login: build.mutation<Gives<'login'>, Takes<'login'>>({
      query: (body) => ({ url: 'customer/login', method: 'POST', body }),
      extraOptions: { auth: 'login' },
      responseSchema: reads('customer/login', guestSession),
    }),
    getProducts: build.query<Gives<'getProducts'>, void>({
      query: () => ({ url: 'products' }),
      responseSchema: reads('products', productList),
    }),
    placeOrder: build.mutation<null, Takes<'placeOrder'>>({
      query: (order) => post('orders/customer', order),
      invalidatesTags: ['orders'],
    }),
    getOrders: build.query<Gives<'getOrders'>, Id>({
      query: (personId) => ({ url: ofGuest('orders/customer', personId) }),
      responseSchema: reads('orders', orderList),
      providesTags: ['orders'],
    }),
    getMenus: build.query<Gives<'getMenus'>, Takes<'getMenus'>>({
      query: (params) => ({ url: 'menus/all/params', params }),
      extraOptions: isPublic,
      responseSchema: reads('menus', menuList),
    }),
    reserveTable: build.mutation<null, Takes<'reserveTable'>>({
      query: (reservation) => post('dining/reservation/customer', reservation),
      invalidatesTags: ['reservations'],
    }),
    getReservations: build.query<Gives<'getReservations'>, Id>({
      query: (personId) => ({ url: ofGuest('dining/reservation/customer', personId) }),
      responseSchema: reads('reservations', reservationList),
      providesTags: ['reservations'],
    }),
    reportProblem: build.mutation<null, Takes<'reportProblem'>>({
      query: (report) => post('reports/customer', report),
      invalidatesTags: ['reports'],
    }),
    getReports: build.query<Gives<'getReports'>, Id>({
      query: (personId) => ({ url: ofGuest('reports/customer', personId) }),
      responseSchema: reads('reports', reportList),
      providesTags: ['reports'],
    }),
    requestAmenity: build.mutation<null, Takes<'requestAmenity'>>({
      query: (request) => post('generic-requests/customer', request),
      invalidatesTags: ['amenityRequests'],
    }),
    getAmenityRequests: build.query<Gives<'getAmenityRequests'>, Id>({
      query: (personId) => ({ url: ofGuest('generic-requests/customer', personId) }),
      responseSchema: reads('generic-requests', amenityRequestList),
      providesTags: ['amenityRequests'],
    }),
    leaveRating: build.mutation<null, Takes<'leaveRating'>>({
      query: (rating) => post('customers/rating', rating),
      invalidatesTags: ['rating'],
    }),
    getRating: build.query<Gives<'getRating'>, void>({
      query: () => ({ url: 'customers/rating' }),
      responseSchema: reads('rating', storedRating),
      providesTags: ['rating'],
    }),
  }),
})
