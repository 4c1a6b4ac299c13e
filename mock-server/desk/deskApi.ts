import type { MirroredPage } from '#src/schemas/mirroredPage.ts'
import type { SerializedError } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { FaultName, FaultOptions } from '#mock-server/hotel/faults.ts'
import type { BoardEntry, StaffState } from '#mock-server/handlers/demo/board.ts'
import type { SavedHotelEntry } from '#mock-server/handlers/demo/savedHotels.ts'
import type { Dish } from '#mock-server/hotel/dish.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import type { ResetOptions } from '#mock-server/hotel/hotel.ts'
import { staffHeaders } from './link.ts'
import type { SavedHotel } from './my-hotel/brandDraft.ts'
import { runPreflight, type PreflightRun } from './preflight/preflight.ts'

/** Slow enough to be seen, and not too slow to be waited for; and a lost answer that stays lost for as long as can be read. */
const faultOptions: Partial<Record<FaultName, FaultOptions>> = {
  ...{ latency: { ms: 3000 }, 'drop-after-commit': { holds: true } },
}

const tagTypes = ['hotel', 'dishes', 'savedHotels'] as const
type Tag = (typeof tagTypes)[number]

/** All calls of the desk. What changes the hotel lets the desk read it again. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery: fetchBaseQuery({ baseUrl: '/__demo/', timeout: 10_000, headers: staffHeaders(window.location) ?? {} }),
  tagTypes,
  endpoints(build) {
    const read = <Result>(url: string, tag: Tag) => build.query<Result, void>({ query: () => url, providesTags: [tag] })
    const change = <Given>(query: (given: Given) => FetchArgs, invalidatesTags: readonly Tag[] = ['hotel']) =>
      build.mutation<unknown, Given>({ query, invalidatesTags })
    return {
      desk: read<DeskState>('desk', 'hotel'),
      staff: read<StaffState>('board', 'hotel'),
      mirror: build.query<{ readonly page: MirroredPage | null }, void>({ query: () => 'mirror' }),
      dishes: read<readonly Dish[]>('dishes', 'dishes'),
      savedHotels: read<readonly SavedHotelEntry[]>('hotels', 'savedHotels'),
      move: change(({ kind, id, status }: Pick<BoardEntry, 'kind' | 'id' | 'status'>) => ({
        url: `board/${kind}/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { status },
      })),
      setFault: change(
        ({ name, on, options = faultOptions[name] }: { name: FaultName; on: boolean; options?: FaultOptions }) => ({
          url: `faults/${name}`,
          ...(on ? { method: 'PUT', body: options } : { method: 'DELETE' }),
        }),
      ),
      applyScenario: change((name: string) => ({ url: `scenarios/${encodeURIComponent(name)}`, method: 'POST' })),
      undoSituations: change<void>(() => ({ url: 'scenarios', method: 'DELETE' })),
      setClock: change((now: string | null) => ({
        url: 'clock',
        ...(now === null ? { method: 'DELETE' } : { method: 'PUT', body: { now } }),
      })),
      reset: change((body: ResetOptions) => ({ url: 'reset', method: 'POST', body }), ['hotel', 'dishes']),
      saveHotel: change(
        (body: SavedHotel & { readonly dishes?: readonly Dish[] }) => ({ url: 'hotel', method: 'PUT', body }),
        tagTypes,
      ),
      // Another desk may have removed it: also a refusal lets the desk read the list again.
      openHotel: change((id: string) => ({ url: `hotels/${id}/open`, method: 'POST' }), tagTypes),
      importHotel: change(
        (body: string) => ({ url: 'hotels', method: 'POST', body, headers: { 'content-type': 'application/json' } }),
        ['savedHotels'],
      ),
      hotelFile: build.mutation<unknown, void>({ query: () => 'hotel-file' }),
      removeHotel: change((id: string) => ({ url: `hotels/${id}`, method: 'DELETE' }), ['savedHotels']),
      runPreflight: build.mutation<PreflightRun, void>({
        queryFn: async () => ({ data: await runPreflight() }),
      }),
    }
  },
})

export type Problem = FetchBaseQueryError | SerializedError

/** The status of a failed call; `undefined` when there was no response. */
export function statusOf(problem: Problem): number | undefined {
  if (!('status' in problem)) return undefined
  if (problem.status === 'PARSING_ERROR') return problem.originalStatus
  return typeof problem.status === 'number' ? problem.status : undefined
}
