import type { Hotel } from '#mock-server/hotel.ts'
import type { BoardEntry } from './board.ts'
import { PREFLIGHT_GUEST } from './preflight.ts'

/** How far a demo has come. */
export interface Progress {
  /** The number of guest apps that are open. */
  readonly phones: number
  /** The name of the guest who signed in last; `null` if nobody is signed in. */
  readonly guest: string | null
  /** When the hotel received the last call: an ISO date-time in UTC, by its clock; `null` without a call. */
  readonly lastCallAt: string | null
  /** The steps of a demo that have happened. */
  readonly done: { readonly scan: boolean; readonly signIn: boolean; readonly order: boolean; readonly accept: boolean }
}

/** How far the demo in a hotel has come, by what its board shows. */
export function progressOf({ store, live, requestLog }: Hotel, board: readonly BoardEntry[]): Progress {
  const sessions = store.sessions.where().filter(({ guestId }) => guestId !== PREFLIGHT_GUEST)
  const newest = sessions.reduce<(typeof sessions)[number] | undefined>(
    (latest, each) => (latest === undefined || each.startedAt >= latest.startedAt ? each : latest),
    undefined,
  )
  const guest = newest && store.guests.find({ id: newest.guestId })
  const [phones, calls] = [live.listeners(), requestLog.entries()]
  const orders = board.filter(({ kind, isEarlier }) => kind === 'orders' && !isEarlier)
  return {
    phones,
    guest: guest?.fullName ?? null,
    lastCallAt: calls[0]?.at ?? null,
    done: {
      // A phone opens its stream of events anew from time to time, and for a moment it has none.
      scan: phones > 0 || calls.length > 0 || guest !== undefined,
      signIn: guest !== undefined,
      order: orders.length > 0,
      accept: orders.some(({ status }) => !['CREATED', 'REJECTED'].includes(status)),
    },
  }
}
