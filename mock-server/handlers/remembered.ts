import type { Hotel, Keyed } from '#mock-server/hotel.ts'
import { newId } from '#mock-server/newId.ts'
import { json, Refusal } from './responses.ts'

/** The header under which a guest sends one thing at most once. */
export const KEY_HEADER = 'Idempotency-Key'

/** So many answers are remembered for each guest, the newest. */
const REMEMBERED = 100

/** But no more than so many characters of them, beyond the newest one. */
const REMEMBERED_TEXT = 64 * 1024

/** The 422 for a key that came with something else before. */
export function usedForSomethingElse(): Refusal {
  return new Refusal(422, `This ${KEY_HEADER} came with something else before`, { field: KEY_HEADER })
}

/** Whether an answer is remembered under this guest's key, whatever was sent. */
export function isRemembered({ store }: Hotel, { guestId, idempotencyKey }: Keyed): boolean {
  return store.rememberedAnswers.find({ guestId, idempotencyKey }) !== undefined
}

/** The very answer this got before, if it did. Refuses with 422 something else under the same key. */
export function earlierAnswer({ store }: Hotel, { guestId, idempotencyKey, sent }: Keyed): Response | undefined {
  const row = store.rememberedAnswers.find({ guestId, idempotencyKey })
  if (row === undefined) return undefined
  if (row.sent !== sent) throw usedForSomethingElse()
  return json(row.status, JSON.parse(row.body))
}

/** Remembers an answer, and forgets the guest's oldest beyond the newest hundred, or fewer when they are long. */
export function rememberAnswer({ store }: Hotel, keyed: Keyed, answer: { status: number; body: string }): void {
  store.rememberedAnswers.insert({ id: newId(), ...keyed, ...answer })
  let [number, length] = [0, 0]
  for (const { id, sent, body } of store.rememberedAnswers.where({ guestId: keyed.guestId }).toReversed()) {
    number += 1
    length += sent.length + body.length
    if (number > REMEMBERED || (number > 1 && length > REMEMBERED_TEXT)) store.rememberedAnswers.remove(id)
  }
}
