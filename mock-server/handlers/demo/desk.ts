import { http } from 'msw'
import contentModules from '#fixtures/contentModules.json'
import { json } from '#mock-server/handlers/http.ts'
import type { Resolvers, HostState } from '#mock-server/handlers/calls.ts'
import { faultNames } from '#mock-server/hotel/faults.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { prospectIn } from '#mock-server/hotel/live.ts'
import { personasOf } from '#mock-server/scenarios/personas.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { tableNames } from '#mock-server/models.ts'
import { appliedSituations } from '#mock-server/scenarios/situations.ts'
import { boardOf, type BoardEntry } from './board.ts'
import { shownBrand } from './brand.ts'
import { shownClock } from './clock.ts'
import { PREFLIGHT_GUEST } from './preflight.ts'

/** How far the demo in a hotel has come, by what its board shows. */
function progressOf({ db, live, sandbox, requestLog }: Hotel, board: readonly BoardEntry[]) {
  const isSignedIn = db.sessions.getAll().some(({ guestId }) => guestId !== PREFLIGHT_GUEST)
  // In a browser without a host nobody listens. On a host what a page to print has read is not a phone's.
  const hasJoined = sandbox === undefined ? requestLog.entries().length > 0 : live.wasFollowed
  const orders = board.filter(({ kind, isEarlier }) => kind === 'orders' && !isEarlier)
  return {
    /** The number of guest apps that are open. */
    phones: live.listeners,
    /** The steps of a demo that have happened. */
    done: {
      scan: hasJoined,
      signIn: hasJoined && isSignedIn,
      order: orders.length > 0,
      accept: orders.some(({ status }) => !['CREATED', 'REJECTED'].includes(status)),
    },
  }
}

/** The faults that the desk offers: a guest sees the same of `error-next-post` as of `drop-before-commit`. */
const offeredFaults = faultNames.filter((name) => name !== 'error-next-post')

/** The state of a hotel that the desk shows. */
function deskOf(hotel: Hotel, addresses: readonly string[], host: HostState | null, staffKey: string | null) {
  const board = boardOf(hotel)
  return {
    /** The id of the sandbox; `null` where there is only one. */
    sandbox: hotel.sandbox ?? null,
    /** With which another device opens the staff's screen alone; `null` where none may. */
    staffKey,
    /** Origins at which phones reach the demo; may be empty. */
    addresses,
    /** `null` where the demo has no host: in a browser. */
    host,
    clock: shownClock(hotel),
    brand: shownBrand(hotel),
    /** All tiles that the home screen can have. */
    modules: contentModules.map(({ id, moduleName }) => ({ id, name: moduleName })),
    faults: { on: hotel.faults.active(), known: offeredFaults },
    scenarios: scenarios.filter(({ forDesk }) => forDesk).map(({ name, opens }) => ({ name, ...(opens && { opens }) })),
    /** The names of the scenarios that were applied and can be undone. */
    situations: appliedSituations(hotel),
    personas: personasOf(hotel),
    /** The language in which the presenter has begun it for this prospect, and phones begin; `null` for the first. */
    language: prospectIn(hotel.prospect)?.language ?? null,
    board,
    progress: progressOf(hotel, board),
    requestLog: hotel.requestLog.entries(),
    /** The names of the tables, which json-server's router reads on a host. */
    tables: tableNames,
  }
}

export type DeskState = ReturnType<typeof deskOf>

/** The desk's state, which the desk polls. */
export const deskHandlers = ({ demo, presenterCall }: Resolvers) => [
  http.get(
    `${demo}/desk`,
    presenterCall(({ hotel, addresses, host, staffKeyOf }) => {
      const staffKey = (hotel.sandbox && staffKeyOf?.(hotel.sandbox)) ?? null
      return json(200, deskOf(hotel, addresses(), host?.() ?? null, staffKey))
    }),
  ),
]
