import { routes } from '#mock-server/handlers/index.ts'
import { matchRoute } from '#mock-server/handlers/http/match.ts'
import type { CallName } from '#src/schemas/calls.ts'
import type { Interaction } from './interactions.ts'

/** The names of all calls, in the order of the specification. */
export const callNames = Object.keys(routes) as CallName[] // `Object.keys` loses the literal types

/** The call that an interaction makes. Throws when no route matches. */
export function callNameOf({ request: { method, path } }: Interaction): CallName {
  const { route } = matchRoute(Object.values(routes), method, path.slice(1))
  const name = callNames.find((candidate) => routes[candidate] === route)
  if (name === undefined) throw new Error(`No route matches ${method} ${path}`)
  return name
}

/** Method and path of a call, with parameters as in `{personId}`. */
export function endpointOf(name: CallName): { readonly method: string; readonly path: string } {
  const { method, path } = routes[name]
  return { method, path: `/${path.replace(/:(\w+)/g, '{$1}')}` }
}

/** Whether a call requires the session's token. */
export function isProtected(name: CallName): boolean {
  return routes[name].access === 'guest'
}

/** Whether a call is proposed and not part of the specification. */
export function isProposed(name: CallName): boolean {
  return name === 'getReports'
}
