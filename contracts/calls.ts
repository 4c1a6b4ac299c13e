import { matchRequestUrl } from 'msw'
import { resolversFor } from '#mock-server/handlers/calls.ts'
import { apiHandlers } from '#mock-server/handlers/index.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import type { CallName } from '#src/schemas/calls.ts'
import type { Interaction } from './interactions.ts'

/** The mock server's handler of each call, at paths such as `/products`. */
const handlers = apiHandlers(resolversFor({ api: '', demo: '' }, { hotelOf: () => openHotel() }))

const publicCalls: readonly CallName[] = ['getConfigurations', 'login', 'getMenus']

/** The names of all calls, in the order of the specification. */
export const callNames = Object.keys(handlers) as CallName[] // `Object.keys` loses the literal types

/** The call that an interaction makes. Throws when no handler matches. */
export function callNameOf({ request: { method, path } }: Interaction): CallName {
  const url = new URL(path, 'http://hotel.test')
  const name = callNames.find((candidate) => {
    const { info } = handlers[candidate]
    return info.method === method && matchRequestUrl(url, `*${String(info.path)}`).matches
  })
  if (name === undefined) throw new Error(`No handler matches ${method} ${path}`)
  return name
}

/** Method and path of a call, with parameters as in `{personId}`. */
export function endpointOf(name: CallName): { readonly method: string; readonly path: string } {
  const { method, path } = handlers[name].info
  return { method: String(method), path: String(path).replace(/:(\w+)/g, '{$1}') }
}

/** Whether a call requires the session's token. */
export function isProtected(name: CallName): boolean {
  return !publicCalls.includes(name)
}

/** Whether a call is proposed and not part of the specification. */
export function isProposed(name: CallName): boolean {
  return name === 'getReports'
}
