import type { Hotel } from '#mock-server/hotel.ts'
import type { KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'

/** What a handler receives with the request. */
export interface Context {
  /** The hotel of this request. Other requests may have another. */
  readonly hotel: Hotel
  readonly url: URL
  /** The path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>
}

/** What a handler of a protected call receives: also the signed-in guest. A `personId` in the path is theirs. */
export interface GuestContext extends Context {
  readonly guest: GuestRow
  /** Stores what `write` writes, and the response for a repeat under the same key, as one change; `write` gives the body of the 201. */
  readonly commit: (write: () => unknown) => Response
}

/** A plain function from a web-standard Request to a Response. It may throw an `HttpError`. */
export type Handler<Given extends Context> = (request: Request, context: Given) => Response | Promise<Response>

interface RouteAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API base; `:name` is a parameter of one segment. */
  readonly path: string
}

/** A call that needs no session. */
export interface PublicRoute extends RouteAddress {
  readonly access: 'public'
  readonly handle: Handler<Context>
}

/** A call that needs a guest's session. */
export interface GuestRoute extends RouteAddress {
  readonly access: 'guest'
  readonly handle: Handler<GuestContext>
}

/** What the desk shows of the host that serves the demo. */
export interface HostState {
  /** Whether other devices may connect. */
  readonly lan: boolean
  /** The origin of a demo build on the web, where one was named. */
  readonly demoUrl: string | null
  /** Whether the data folder could not be used at the last attempt. */
  readonly diskFails: boolean
}

/** What a handler of the demo's own calls receives. */
export interface DemoContext extends Context {
  /** The host that serves the demo; `undefined` where the demo has none. */
  readonly host?: (() => HostState) | undefined
  /** Origins at which other devices reach the demo; empty when none can. */
  readonly addresses: () => readonly string[]
  /** Where the hotels that presenters keep under a name are stored. */
  readonly savedHotels: KeyValueStorage
}

/** A call for presenters only. */
export interface PresenterRoute extends RouteAddress {
  readonly access: 'presenter'
  /** Whether it changes the hotel's configuration, dishes or menus, which open guest apps then read again. */
  readonly changesOffer?: true
  readonly handle: Handler<DemoContext>
}

/** One call of the hotel's API. */
export type Route = PublicRoute | GuestRoute

/** One of the demo's own calls. */
export type DemoRoute = PublicRoute | PresenterRoute
