import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Config } from '#src/config/config.ts'
import type { Id } from '#src/wire/fields.ts'
import type { Kind, Row } from './receipt.ts'
import type { State } from './thunk.ts'

/** Whether the API lists what a guest sent: not ratings, and problems only where the configuration says so. */
export function hasList(kind: Kind, { reportsEndpoint }: Pick<Config, 'reportsEndpoint'>): boolean {
  return kind === 'problem' ? reportsEndpoint : kind !== 'rating'
}

const anew = { forceRefetch: true } as const

function callOf(kind: Exclude<Kind, 'rating'>, personId: Id) {
  const { getOrders, getReservations, getReports, getAmenityRequests } = hotelApi.endpoints
  switch (kind) {
    case 'order':
      return getOrders.initiate(personId, anew)
    case 'reservation':
      return getReservations.initiate(personId, anew)
    case 'problem':
      return getReports.initiate(personId, anew)
    case 'request':
      return getAmenityRequests.initiate(personId, anew)
  }
}

const names = { order: 'getOrders', reservation: 'getReservations', problem: 'getReports', request: 'getAmenityRequests' } as const

/**
 * Reads the hotel's list of what such a submission becomes (spec 7); `undefined` when it cannot be read. A reading that is
 * under way is waited for and not shared: it may be from before something was sent.
 */
export async function readList(
  dispatch: ThunkDispatch<Pick<State, typeof hotelApi.reducerPath>, unknown, UnknownAction>,
  kind: Kind,
  personId: Id,
): Promise<readonly Row[] | undefined> {
  if (kind === 'rating') return undefined
  await dispatch(hotelApi.util.getRunningQueryThunk(names[kind], personId))
  const reading = dispatch(callOf(kind, personId) as ReturnType<typeof hotelApi.endpoints.getOrders.initiate>) // all give rows
  const { data, isError } = await reading
  reading.unsubscribe()
  return isError ? undefined : data
}
