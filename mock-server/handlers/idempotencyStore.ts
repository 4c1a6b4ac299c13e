import type { Hotel, IdempotencyKey } from '#mock-server/hotel.ts'
import { newId } from '#mock-server/newId.ts'
import { json, HttpError } from './responses.ts'

/** The header under which a guest sends one thing at most once. */
export const KEY_HEADER = 'Idempotency-Key'

/** So many answers are remembered for each guest, the newest. */
const REMEMBERED = 100

/** But no more than so many characters of them, beyond the newest one. */
const REMEMBERED_TEXT = 64 * 1024

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

/** Remembers an answer, and forgets the guest's oldest beyond the newest hundred, or fewer when they are long. */
export function storeResponse({ store }: Hotel, keyed: IdempotencyKey, answer: { status: number; body: string }): void {
  store.idempotentResponses.insert({ id: newId(), ...keyed, ...answer })
  let [number, length] = [0, 0]
  for (const { id, fingerprint, body } of store.idempotentResponses.where({ guestId: keyed.guestId }).toReversed()) {
    number += 1
    length += fingerprint.length + body.length
    if (number > REMEMBERED || (number > 1 && length > REMEMBERED_TEXT)) store.idempotentResponses.remove(id)
  }
}
