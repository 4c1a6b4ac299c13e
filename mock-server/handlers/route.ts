import type { Hotel } from '#mock-server/hotel.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'

/** What a handler is given beside the request. */
export interface Context {
  /** The hotel this request is for; another request may be for another. */
  readonly hotel: Hotel
  /** The request's address. */
  readonly url: URL
  /** The named parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>
}

/** What a handler of a protected call is given: also the signed-in guest, whom the path names if it names any. */
export interface GuestContext extends Context {
  readonly guest: GuestRow
}

/** A plain function from a web-standard Request to a Response. It may throw a `Refusal`. */
export type Handler<Given extends Context> = (request: Request, context: Given) => Response | Promise<Response>

interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API base; `:name` stands for one segment. */
  readonly path: string
}

/** A call anybody may make. */
export interface PublicRoute extends RouteAddress {
  readonly access: 'public'
  readonly handle: Handler<Context>
}

/** A call only a signed-in guest may make. */
export interface GuestRoute extends RouteAddress {
  readonly access: 'guest'
  readonly handle: Handler<GuestContext>
}

/** What a call of the demo's own is given. */
export interface DemoContext extends Context {
  /** Origins at which other devices reach the demo; empty when none can. */
  readonly addresses: () => readonly string[]
}

/** A call only the presenter of a demo may make. */
export interface PresenterRoute extends RouteAddress {
  readonly access: 'presenter'
  readonly handle: Handler<DemoContext>
}

/** One call of the hotel's API. */
export type Route = PublicRoute | GuestRoute

/** One call of the demo's own. */
export type DemoRoute = PublicRoute | PresenterRoute
