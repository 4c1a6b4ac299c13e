import { configureStore, type SerializedError } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { FaultName } from '#mock-server/faults.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import type { Brand } from '#mock-server/handlers/demo/brand.ts'
import type { PictureUse } from '#mock-server/handlers/demo/pictures.ts'
import type { SavedHotelEntry } from '#mock-server/handlers/demo/savedHotels.ts'
import type { Dish, DishEdits } from '#mock-server/handlers/dishes.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { MirrorState } from '#mock-server/handlers/demo/mirror.ts'
import type { ResetOptions } from '#mock-server/hotel.ts'
import type { TableName } from '#mock-server/store/tables.ts'

/** Why a call of the desk failed. */
export interface DeskError {
  /** `'none'` when there was no response. */
  readonly status: number | 'none'
  /** What the call was refused for, if the response names it. */
  readonly field?: string
}

function deskError(error: FetchBaseQueryError): DeskError {
  if (error.status === 'PARSING_ERROR') return { status: error.originalStatus }
  if (typeof error.status !== 'number') return { status: 'none' }
  const { data, status } = error
  const field: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'field') : undefined
  return { status, ...(typeof field === 'string' && { field }) }
}

const baseQuery: BaseQueryFn<FetchArgs, unknown, DeskError> = async (request, api, options) => {
  const call = fetchBaseQuery({ baseUrl: `${window.location.origin}/__demo/`, timeout: 10_000 })
  const { data, error } = await call(request, api, options)
  return error === undefined ? { data } : { error: deskError(error) }
}

/** The polling interval of the desk. */
export const POLL_MS = 1500

/** A row of any table. */
export type TableRow = Readonly<Record<string, unknown>>

interface FaultSwitch {
  readonly name: FaultName
  readonly on: boolean
  readonly ms?: number
}

/** All calls of the desk. Mutations refetch its state. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery,
  tagTypes: ['hotel', 'dishes', 'savedHotels'],
  endpoints: (build) => ({
    desk: build.query<DeskState, void>({ query: () => ({ url: 'desk' }), providesTags: ['hotel'] }),
    tables: build.query<readonly { readonly name: TableName; readonly rows: number }[], void>({
      query: () => ({ url: 'tables' }),
      providesTags: ['hotel'],
    }),
    rows: build.query<readonly TableRow[], TableName>({
      query: (name) => ({ url: `tables/${name}` }),
      providesTags: ['hotel'],
    }),
    move: build.mutation<unknown, Pick<BoardEntry, 'kind' | 'id'> & { readonly status: string }>({
      query: ({ kind, id, status }) => ({
        url: `board/${kind}/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { status },
      }),
      invalidatesTags: ['hotel'],
    }),
    setFault: build.mutation<unknown, FaultSwitch>({
      query: ({ name, on, ms }) => ({
        url: `faults/${name}`,
        method: on ? 'PUT' : 'DELETE',
        ...(on && ms !== undefined && { body: { ms } }),
      }),
      invalidatesTags: ['hotel'],
      async onQueryStarted({ name, on, ms }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          deskApi.util.updateQueryData('desk', undefined, ({ faults }) => {
            if (on) faults.on[name] = ms === undefined ? {} : { ms }
            else Reflect.deleteProperty(faults.on, name)
          }),
        )
        await queryFulfilled.catch(shown.undo)
      },
    }),
    applyScenario: build.mutation<unknown, string>({
      query: (name) => ({ url: `scenarios/${encodeURIComponent(name)}`, method: 'POST' }),
      invalidatesTags: ['hotel'],
    }),
    undoSituations: build.mutation<unknown, void>({
      query: () => ({ url: 'scenarios', method: 'DELETE' }),
      invalidatesTags: ['hotel'],
    }),
    mirror: build.query<MirrorState, void>({ query: () => ({ url: 'mirror' }) }),
    reset: build.mutation<unknown, ResetOptions>({
      query: (body) => ({ url: 'reset', method: 'POST', body }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    importSandbox: build.mutation<unknown, string>({
      query: (body) => ({ url: 'sandbox', method: 'PUT', body, headers: { 'content-type': 'application/json' } }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    exportSandbox: build.mutation<unknown, void>({ query: () => ({ url: 'sandbox' }) }),
    setClock: build.mutation<unknown, string | null>({
      query: (now) => ({ url: 'clock', ...(now === null ? { method: 'DELETE' } : { method: 'PUT', body: { now } }) }),
      invalidatesTags: ['hotel'],
    }),
    setBrand: build.mutation<unknown, Brand>({
      query: (body) => ({ url: 'brand', method: 'PUT', body }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    addPicture: build.mutation<{ readonly address: string }, { readonly use: PictureUse; readonly data: string }>({
      query: (body) => ({ url: 'pictures', method: 'POST', body }),
    }),
    dishes: build.query<readonly Dish[], void>({ query: () => ({ url: 'dishes' }), providesTags: ['dishes'] }),
    editDishes: build.mutation<unknown, DishEdits>({
      query: (body) => ({ url: 'dishes', method: 'PUT', body }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    restoreDishes: build.mutation<unknown, void>({
      query: () => ({ url: 'dishes', method: 'DELETE' }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    savedHotels: build.query<readonly SavedHotelEntry[], void>({
      query: () => ({ url: 'hotels' }),
      providesTags: ['savedHotels'],
    }),
    saveHotel: build.mutation<unknown, string>({
      query: (name) => ({ url: 'hotels', method: 'PUT', body: { name } }),
      invalidatesTags: ['savedHotels'],
    }),
    importHotel: build.mutation<unknown, string>({
      query: (body) => ({ url: 'hotels', method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      invalidatesTags: ['savedHotels'],
    }),
    exportHotel: build.mutation<unknown, string>({ query: (id) => ({ url: `hotels/${id}` }) }),
    openHotel: build.mutation<unknown, string>({
      query: (id) => ({ url: `hotels/${id}/open`, method: 'POST' }),
      invalidatesTags: ['hotel', 'dishes'],
    }),
    removeHotel: build.mutation<unknown, string>({
      query: (id) => ({ url: `hotels/${id}`, method: 'DELETE' }),
      invalidatesTags: ['savedHotels'],
    }),
    clearRequestLog: build.mutation<unknown, void>({
      query: () => ({ url: 'request-log', method: 'DELETE' }),
      invalidatesTags: ['hotel'],
    }),
  }),
})

/** The error of a call, as hooks return it. */
export type Problem = DeskError | SerializedError | undefined

/** Creates the desk's store. */
export function makeDeskStore() {
  return configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) => defaults().concat(deskApi.middleware),
    // Batched notifications come a frame late: React would reset a controlled switch in between.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  })
}
