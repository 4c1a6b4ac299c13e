import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'

/** The header with the idempotency key of a submission. */
export const KEY_HEADER = 'Idempotency-Key'

/** A response as it is stored. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

/** The maximum number of stored responses per guest. */
const REMEMBERED = 100

/** The maximum size of all stored responses of a hotel, in bytes. The newest is stored even if it is larger. */
const REMEMBERED_BYTES = 128 * 1024

const encoder = new TextEncoder()

/** The bytes of a row as JSON. Without `Buffer`, which browsers lack. */
const bytesOf = (row: object): number => encoder.encode(JSON.stringify(row)).length

/** The 422 for a key that was used for another request. */
export function keyReused(): HttpError {
  return new HttpError(422, `This ${KEY_HEADER} came with something else before`, { field: KEY_HEADER })
}

/** Whether a response is stored under this guest's key, for any request. */
export function hasStoredResponse({ store }: Hotel, { guestId, idempotencyKey }: IdempotencyKey): boolean {
  return store.idempotentResponses.find({ guestId, idempotencyKey }) !== undefined
}

/** The stored response, if any. Throws a 422 when the key was used for another request. */
export function storedResponse(
  { store }: Hotel,
  { guestId, idempotencyKey, fingerprint }: IdempotencyKey,
): Response | undefined {
  const row = store.idempotentResponses.find({ guestId, idempotencyKey })
  if (row === undefined) return undefined
  if (row.fingerprint !== fingerprint) throw keyReused()
  return json(row.status, JSON.parse(row.body))
}

/**
 * Stores a response. Removes the guest's oldest ones beyond the newest hundred, and the hotel's oldest beyond the size
 * limit.
 */
export function storeResponse({ store }: Hotel, keyed: IdempotencyKey, answer: StoredAnswer): void {
  const { id: newest } = store.idempotentResponses.insert({ id: randomId(), ...keyed, ...answer })
  let [number, bytes] = [0, 0]
  for (const row of store.idempotentResponses.where().toReversed()) {
    bytes += bytesOf(row)
    if (row.guestId === keyed.guestId) number += 1
    const isTooMany = row.guestId === keyed.guestId && number > REMEMBERED
    if (isTooMany || (row.id !== newest && bytes > REMEMBERED_BYTES)) store.idempotentResponses.remove(row.id)
  }
}
