import type { InferInput } from 'valibot'
import { loginBody, type guestSession } from '#src/schemas/session.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { GuestRow, SessionRow } from '#mock-server/store/tables.ts'
import { bearerOf } from '#mock-server/handlers/http/credentials.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { PublicRoute } from './route.ts'

/** Sessions do not expire, so their number is limited. */
const MAX_SESSIONS = 200

/** Signs a guest in. The session's id is the bearer token. Removes the oldest sessions beyond the limit. */
export function signIn({ store, clock }: Hotel, guest: GuestRow): SessionRow {
  const session = { id: randomId(), guestId: guest.id, startedAt: clock.now().toISOString() }
  return store.transaction(() => {
    const stored = store.sessions.insert(session)
    for (const { id } of store.sessions.where().slice(0, -MAX_SESSIONS)) store.sessions.remove(id)
    return stored
  })
}

/** The session of a request's bearer token, if this hotel has it. */
export function sessionOf(hotel: Hotel, request: Request): SessionRow | undefined {
  const token = bearerOf(request)
  return token === undefined ? undefined : hotel.store.sessions.find({ id: token })
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

/** `POST customer/login` (spec 7.3): a matching account and room number get a session, others a 401. */
export const login: PublicRoute = {
  method: 'POST',
  path: 'customer/login',
  access: 'public',
  async handle(request, { hotel }) {
    const { accountNumber, roomNumber } = await readBody(request, loginBody)
    const guest = hotel.store.guests.find({ accountNumber, roomNumber })
    if (guest === undefined) throw new HttpError(401, 'No guest has this account number and room number')
    return json(200, toSession(guest, signIn(hotel, guest)))
  },
}
