import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import { bytesOf } from '#mock-server/store/bytesOfRows.ts'
import { json, HttpError } from './responses.ts'

/** The header under which a guest sends one thing at most once. */
export const KEY_HEADER = 'Idempotency-Key'

/** An answer as it is stored. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

/** So many answers are remembered for each guest, the newest. */
const REMEMBERED = 100

/** But no more than so many bytes of them in a hotel, beyond the newest one. */
const REMEMBERED_BYTES = 128 * 1024

/** The 422 for a key that came with something else before. */
export function keyReused(): HttpError {
  return new HttpError(422, `This ${KEY_HEADER} came with something else before`, { field: KEY_HEADER })
}

/** Whether an answer is remembered under this guest's key, whatever was sent. */
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

/** Remembers an answer, and forgets the guest's oldest beyond the newest hundred, and the hotel's oldest when they are long. */
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
