import * as v from 'valibot'
import { id, optionalText } from './fields.ts'

const required = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Body of `POST customer/login` (spec 7). Both are trimmed strings, never numbers. */
export const loginBody = v.object({ accountNumber: required, roomNumber: required })
export type LoginBody = v.InferOutput<typeof loginBody>

/**
 * Answer of `POST customer/login`: the guest session (spec 3). Dates are `yyyy-MM-dd`.
 * Only what every protected call needs is required: `personId` in the path, `sessionId` as the bearer.
 */
export const guestSession = v.object({
  personId: id,
  sessionId: v.pipe(v.string(), v.minLength(1)),
  fullName: optionalText,
  roomNumber: optionalText,
  checkInDate: optionalText,
  checkOutDate: optionalText,
})
export type GuestSession = v.InferOutput<typeof guestSession>
