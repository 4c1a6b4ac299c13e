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
import { baseQuery, readAnyBody } from './baseQuery.ts'
import { invalidResponse } from './invalidResponse.ts'
import { asResponseSchema } from './asResponseSchema.ts'

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
  catchSchemaFailure: invalidResponse,
  keepUnusedDataFor: 300,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['orders', 'reservations', 'reports', 'amenityRequests', 'rating'],
  endpoints: (build) => ({
    getConfigurations: build.query<Gives<'getConfigurations'>, void>({
      query: () => ({ url: 'configurations' }),
      extraOptions: isPublic,
      responseSchema: asResponseSchema('configurations', configurationList),
    }),
    login: build.mutation<Gives<'login'>, Takes<'login'>>({
      query: (body) => ({ url: 'customer/login', method: 'POST', body }),
      extraOptions: { auth: 'login' },
      responseSchema: asResponseSchema('customer/login', guestSession),
    }),
    getProducts: build.query<Gives<'getProducts'>, void>({
      query: () => ({ url: 'products' }),
      responseSchema: asResponseSchema('products', productList),
    }),
    placeOrder: build.mutation<null, Takes<'placeOrder'>>({
      query: (order) => post('orders/customer', order),
      invalidatesTags: ['orders'],
    }),
    getOrders: build.query<Gives<'getOrders'>, Id>({
      query: (personId) => ({ url: ofGuest('orders/customer', personId) }),
      responseSchema: asResponseSchema('orders', orderList),
      providesTags: ['orders'],
    }),
    getMenus: build.query<Gives<'getMenus'>, Takes<'getMenus'>>({
      query: (params) => ({ url: 'menus/all/params', params }),
      extraOptions: isPublic,
      responseSchema: asResponseSchema('menus', menuList),
    }),
    reserveTable: build.mutation<null, Takes<'reserveTable'>>({
      query: (reservation) => post('dining/reservation/customer', reservation),
      invalidatesTags: ['reservations'],
    }),
    getReservations: build.query<Gives<'getReservations'>, Id>({
      query: (personId) => ({ url: ofGuest('dining/reservation/customer', personId) }),
      responseSchema: asResponseSchema('reservations', reservationList),
      providesTags: ['reservations'],
    }),
    reportProblem: build.mutation<null, Takes<'reportProblem'>>({
      query: (report) => post('reports/customer', report),
      invalidatesTags: ['reports'],
    }),
    getReports: build.query<Gives<'getReports'>, Id>({
      query: (personId) => ({ url: ofGuest('reports/customer', personId) }),
      responseSchema: asResponseSchema('reports', reportList),
      providesTags: ['reports'],
    }),
    requestAmenity: build.mutation<null, Takes<'requestAmenity'>>({
      query: (request) => post('generic-requests/customer', request),
      invalidatesTags: ['amenityRequests'],
    }),
    getAmenityRequests: build.query<Gives<'getAmenityRequests'>, Id>({
      query: (personId) => ({ url: ofGuest('generic-requests/customer', personId) }),
      responseSchema: asResponseSchema('generic-requests', amenityRequestList),
      providesTags: ['amenityRequests'],
    }),
    leaveRating: build.mutation<null, Takes<'leaveRating'>>({
      query: (rating) => post('customers/rating', rating),
      invalidatesTags: ['rating'],
    }),
    getRating: build.query<Gives<'getRating'>, void>({
      query: () => ({ url: 'customers/rating' }),
      responseSchema: asResponseSchema('rating', storedRating),
      providesTags: ['rating'],
    }),
  }),
})
