import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { hotelApi } from '#src/api/hotelApi.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { readGuest } from '#src/session/session.ts'
import { persistText, readJson, readText, removeText, storedKeys } from '#src/storage/storedText.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { GUEST_OFFLINE_PREFIX, OFFLINE_PREFIX } from '#src/storage/keys.ts'

const ofGuest = (personId: Id) => `${GUEST_OFFLINE_PREFIX}${JSON.stringify(String(personId))}-`

/** A query: its endpoint's name and its argument. */
export interface QueryKey {
  readonly endpointName?: string | undefined
  readonly originalArgs?: unknown
}

/** The local-storage key of this query's response; `undefined` when the query is not the guest's own. */
export function keyOf(
  { endpointName, originalArgs: argument }: QueryKey,
  personId: Id | undefined,
): string | undefined {
  if (endpointName === 'getMenus') {
    const { languageCode, menuType } = fieldsOf(argument) // in this order, whatever the caller's
    return `${OFFLINE_PREFIX}${endpointName}-${JSON.stringify({ languageCode, menuType })}`
  }
  const isOwn =
    personId !== undefined &&
    (argument === undefined ||
      ((typeof argument === 'string' || typeof argument === 'number') && isSameId(argument, personId)))
  return isOwn ? `${ofGuest(personId)}${endpointName}` : undefined
}

const LAST_MOMENT = 8.64e15
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT))

/** The stored response and its time in ms; `undefined` when it is missing, damaged or fails the schema. */
export function readStoredResponse<Data>(key: string, schema: v.GenericSchema<unknown, Data>) {
  const stored = readJson('localStorage', key, v.object({ at: moment, answer: schema }))
  return stored && { at: stored.at, response: stored.answer }
}

/** Stores a response, under the name `answer`. If storage is full, the oldest responses are removed; if that is not enough, nothing is stored. */
export function writeStoredResponse(key: string, stored: { readonly at: number; readonly response: unknown }): void {
  const isStored = persistText('localStorage', key, JSON.stringify({ at: stored.at, answer: stored.response }))
  if (!isStored && dropOldest()) writeStoredResponse(key, stored)
}

/** Removes the oldest response. Returns `false` when there is none or storage can be read but not written. */
function dropOldest(): boolean {
  const age = (key: string) => readJson('localStorage', key, v.object({ at: v.number() }))?.at ?? 0
  const [oldest] = storedKeys('localStorage')
    .filter((key) => key.startsWith(OFFLINE_PREFIX))
    .sort((a, b) => age(a) - age(b))
  if (oldest === undefined) return false
  removeText('localStorage', oldest)
  return readText('localStorage', oldest) === null
}

/** Removes the stored responses of guests other than `personId`. */
export function removeStoredResponses(personId: Id): void {
  const stays = (key: string) => !key.startsWith(GUEST_OFFLINE_PREFIX) || key.startsWith(ofGuest(personId))
  for (const key of storedKeys('localStorage')) if (!stays(key)) removeText('localStorage', key)
}

const calls = hotelApi.endpoints

/** Matches the fulfilled actions of the queries whose responses are stored. */
export const isQueryResponse = isAnyOf(
  calls.getMenus.matchFulfilled,
  calls.getProducts.matchFulfilled,
  calls.getOrders.matchFulfilled,
  calls.getReservations.matchFulfilled,
  calls.getReports.matchFulfilled,
  calls.getAmenityRequests.matchFulfilled,
)

interface FulfilledQuery {
  readonly payload: unknown
  readonly meta: { readonly arg: QueryKey; readonly fulfilledTimeStamp: number }
}

/** Stores a response in local storage, unless its guest has signed out meanwhile, here or in another tab. */
export function storeQueryResponse({ payload: response, meta: { arg, fulfilledTimeStamp: at } }: FulfilledQuery): void {
  const key = keyOf(arg, readGuest()?.personId)
  if (key !== undefined) writeStoredResponse(key, { at, response })
}
