import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Config } from '#src/config/config.ts'
import type { Id } from '#src/wire/fields.ts'
import type { Kind, Row } from './receipt.ts'

/** Whether the API lists what a guest sent: not ratings, and problems only where the configuration says so. */
export function hasList(kind: Kind, { reportsEndpoint }: Pick<Config, 'reportsEndpoint'>): boolean {
  return kind === 'problem' ? reportsEndpoint : kind !== 'rating'
}

const anew = { forceRefetch: true, subscribe: false } as const

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

/** Reads afresh the hotel's list of what such a submission becomes (spec 7); `undefined` when it cannot be read. */
export async function readList(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  kind: Kind,
  personId: Id,
): Promise<readonly Row[] | undefined> {
  if (kind === 'rating') return undefined
  const call = callOf(kind, personId) as ReturnType<typeof hotelApi.endpoints.getOrders.initiate> // all four give rows
  const { data, isError } = await dispatch(call)
  return isError ? undefined : data
}
