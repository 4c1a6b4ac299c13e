import { routes } from '#mock-server/handlers/index.ts'
import { matchRoute } from '#mock-server/handlers/match.ts'
import type { Interaction } from './interactions.ts'

/** The name of a call. */
export type CallName = keyof typeof routes

/** The calls of the API, in the order of the specification. */
export const callNames = Object.keys(routes) as CallName[] // `routes` has each of them

/** The call that an interaction makes. Throws when there is none. */
export function callOf({ request: { method, path } }: Interaction): CallName {
  const { route } = matchRoute(Object.values(routes), method, path.slice(1))
  const name = callNames.find((candidate) => routes[candidate] === route)
  if (name === undefined) throw new Error(`No call is ${method} ${path}`)
  return name
}

/** Method and path of a call, `{personId}` as the specification writes it. */
export function addressOf(name: CallName): { readonly method: string; readonly path: string } {
  const { method, path } = routes[name]
  return { method, path: `/${path.replace(/:(\w+)/g, '{$1}')}` }
}

/** Whether a call carries the session's token. */
export function isProtected(name: CallName): boolean {
  return routes[name].access === 'guest'
}

/** A call that the specification does not have. */
export function isProposed(name: CallName): boolean {
  return name === 'getReports'
}
