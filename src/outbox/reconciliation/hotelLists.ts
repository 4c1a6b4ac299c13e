import { isUnreachable } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { Config } from '#src/config/config.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { Kind, Row } from '#src/outbox/receipts/receipt.ts'
import { selectIsPartial } from '#src/outbox/receipts/receiptsSlice.ts'
import type { Thunk } from '#src/outbox/thunk.ts'

/** Whether the API lists what a guest sent: not ratings, and problems only where the configuration says so. */
export function hasList(kind: Kind, { reportsEndpoint }: Pick<Config, 'reportsEndpoint'>): boolean {
  return kind === 'problem' ? reportsEndpoint : kind !== 'rating'
}

const calls = {
  order: 'getOrders',
  reservation: 'getReservations',
  problem: 'getReports',
  request: 'getAmenityRequests',
} as const

/**
 * The rows of the hotel's list; `'unreachable'` when the hotel cannot be reached, `undefined` after any other error and where the
 * hotel has more rows than could be read.
 */
export type Rows = readonly Row[] | 'unreachable' | undefined

/**
 * Reads the hotel's list for this kind of submission (spec 7). Waits for a running query and then reads anew: the running one
 * may have started before something was sent.
 */
export function readList(kind: Kind, personId: Id): Thunk<Promise<Rows>> {
  return async (dispatch, getState) => {
    if (kind === 'rating') return undefined
    await dispatch(hotelApi.util.getRunningQueryThunk(calls[kind], personId))
    // All four take a guest's id and return rows.
    const { initiate } = hotelApi.endpoints[calls[kind]] as typeof hotelApi.endpoints.getOrders
    const reading = dispatch(initiate(personId, { forceRefetch: true }))
    const { data, error, isError } = await reading
    reading.unsubscribe()
    if (isError) return isUnreachable(error) ? 'unreachable' : undefined
    return selectIsPartial(getState(), calls[kind]) ? undefined : data
  }
}
