import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.union([text, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6))])

/** Uses every Valibot action that the app's first load uses to validate responses, so that the bundles are comparable. */
const guest = v.object({
  id,
  name: text,
  language: v.fallback(v.picklist(['bg', 'en', 'es']), 'bg'),
  room: v.nullish(v.optional(v.nullable(text))),
  signedIn: v.literal(true),
  guests: v.array(v.record(v.string(), v.unknown())),
  stay: v.lazy(() =>
    v.variant('kind', [v.object({ kind: v.literal('open'), until: v.pipe(v.string(), v.isoTimestamp()) })]),
  ),
  consent: v.pipe(
    v.boolean(),
    v.check((given) => given),
    v.transform((given) => !given),
  ),
})
type Guest = v.InferOutput<typeof guest>

/** One query and one mutation, defined like those of the app. */
export const hotelApi = createApi({
  reducerPath: 'hotelApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: ['guest'],
  endpoints: (build) => ({
    getGuest: build.query<Guest, string>({
      query: (name) => `guests/${name}`,
      responseSchema: guest,
      providesTags: ['guest'],
    }),
    renameGuest: build.mutation<null, { readonly name: string }>({
      query: (body) => ({ url: 'guests', method: 'POST', body: v.parse(v.object({ name: text }), body) }),
      invalidatesTags: ['guest'],
    }),
  }),
})
