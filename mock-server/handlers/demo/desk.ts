import contentModules from '#fixtures/contentModules.json'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { HostState, PresenterRoute } from '#mock-server/handlers/route.ts'
import { faultNames, type ActiveFaults, type FaultName } from '#mock-server/faults.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { prospectIn } from '#mock-server/live.ts'
import type { RequestLogEntry } from '#mock-server/requestLog.ts'
import { personasOf, type Persona } from '#mock-server/personas.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { appliedSituations } from '#mock-server/situations.ts'
import type { Language } from '#src/lib/languages.ts'
import { boardOf, type BoardEntry } from './board.ts'
import { progressOf, type Progress } from './progress.ts'
import { shownBrand, type ShownBrand } from './brand.ts'
import { shownClock, type ShownClock } from './clock.ts'

/** The state of a hotel that the desk shows. */
export interface DeskState {
  /** The id of the sandbox; `null` where there is only one. */
  readonly sandbox: string | null
  /** Origins at which phones reach the demo; may be empty. */
  readonly addresses: readonly string[]
  /** `null` where the demo has no host: in a browser. */
  readonly host: HostState | null
  readonly clock: ShownClock
  readonly brand: ShownBrand
  /** All tiles that the home screen can have. */
  readonly modules: readonly { readonly id: string; readonly name: string }[]
  readonly faults: { readonly on: ActiveFaults; readonly known: readonly FaultName[] }
  readonly scenarios: readonly { readonly name: string; readonly opens?: string }[]
  /** The names of the scenarios that were applied and can be undone. */
  readonly situations: readonly string[]
  readonly personas: readonly Persona[]
  /** The language in which phones begin. */
  readonly language: Language
  readonly board: readonly BoardEntry[]
  readonly progress: Progress
  readonly requestLog: readonly RequestLogEntry[]
}

function deskOf(hotel: Hotel, addresses: readonly string[], host: HostState | null): DeskState {
  const board = boardOf(hotel)
  return {
    sandbox: hotel.sandbox ?? null,
    ...{ addresses, host },
    clock: shownClock(hotel),
    brand: shownBrand(hotel),
    modules: contentModules.map(({ id, moduleName }) => ({ id, name: moduleName })),
    faults: { on: hotel.faults.active(), known: faultNames },
    scenarios: scenarios.filter(({ forDesk }) => forDesk).map(({ name, opens }) => ({ name, ...(opens && { opens }) })),
    situations: appliedSituations(hotel),
    personas: personasOf(hotel),
    language: prospectIn(hotel.prospect)?.language ?? 'bg',
    board,
    progress: progressOf(hotel, board),
    requestLog: hotel.requestLog.entries(),
  }
}

/** The desk's state, which the desk polls, and its request log. */
export const deskRoutes: readonly PresenterRoute[] = [
  {
    method: 'GET',
    path: 'desk',
    access: 'presenter',
    handle: (_request, { hotel, addresses, host }) => json(200, deskOf(hotel, addresses(), host?.() ?? null)),
  },
  {
    method: 'DELETE',
    path: 'request-log',
    access: 'presenter',
    handle(_request, { hotel }) {
      hotel.requestLog.clear()
      return json(200, {})
    },
  },
]
