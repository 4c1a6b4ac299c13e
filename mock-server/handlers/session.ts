import { http } from 'msw'
import type { InferInput } from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { loginBody, type guestSession } from '#src/schemas/session.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, type GuestRow, type SessionRow } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { bearerOf, readBody, HttpError, json } from './http.ts'

/** Sessions do not expire, so their number is limited. */
const MAX_SESSIONS = 200

/** Signs a guest in. The session's id is the bearer token, which leads to the hotel's sandbox. Removes the oldest sessions beyond the limit. */
export function signIn({ sandbox, clock, change }: Hotel, guest: GuestRow): SessionRow {
  const id = sandbox === undefined ? randomId() : `${sandbox}.${randomId()}`
  return change(({ sessions }) => {
    const session = sessions.create({ id, guestId: guest.id, startedAt: clock.now().toISOString() })
    for (const old of sessions.getAll().slice(0, -MAX_SESSIONS)) sessions.delete(byId(old.id))
    return session
  })
}

/** The session of a request's bearer token, if this hotel has it. */
export function sessionOf({ db }: Hotel, request: Request): SessionRow | null {
  const token = bearerOf(request)
  return token === undefined ? null : db.sessions.findFirst(byId(token))
}

function toSession(guest: GuestRow, session: SessionRow) {
  return {
    personId: guest.id,
    sessionId: session.id,
    fullName: guest.fullName,
    roomNumber: guest.roomNumber,
    checkInDate: guest.checkInDate,
    checkOutDate: guest.checkOutDate,
  } satisfies InferInput<typeof guestSession>
}

export const sessionHandlers = ({ api, publicCall }: Resolvers) => ({
  /** Spec 7.3: a matching account and room number get a session, others a 401. */
  login: http.post(
    `${api}/customer/login`,
    publicCall(async ({ request, hotel }) => {
      const { accountNumber, roomNumber } = await readBody(request, loginBody)
      const guest = hotel.db.guests.findFirst({
        where: { accountNumber: { equals: accountNumber }, roomNumber: { equals: roomNumber } },
      })
      if (guest === null) throw new HttpError(401, 'No guest has this account number and room number')
      return json(200, toSession(guest, signIn(hotel, guest)))
    }),
  ),
})
