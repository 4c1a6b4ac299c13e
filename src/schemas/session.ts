import * as v from 'valibot'
import { id, isEncodable, optionalText } from './fields.ts'

const required = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Body of `POST customer/login` (spec 7.3). Both are trimmed strings, never numbers. */
export const loginBody = v.object({ accountNumber: required, roomNumber: required })
export type LoginBody = v.InferOutput<typeof loginBody>

/** The guest's id is a path segment, so `.` and `..` are rejected. */
const personId = v.pipe(
  id,
  v.check((given) => isEncodable(String(given)) && !/^\.{1,2}$/.test(String(given)), 'is not encodable'),
)

/** A header's value: printable ASCII (RFC 9110). */
const BEARER = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/**
 * Response of `POST customer/login`: the guest session (spec 3.1). Dates are `yyyy-MM-dd`.
 * Only what every protected call needs is required: `personId` in the path, `sessionId` as the bearer.
 */
export const guestSession = v.object({
  personId,
  sessionId: v.pipe(v.string(), v.regex(BEARER, 'cannot stand in a header')),
  fullName: optionalText,
  roomNumber: optionalText,
  checkInDate: optionalText,
  checkOutDate: optionalText,
})
export type GuestSession = v.InferOutput<typeof guestSession>
