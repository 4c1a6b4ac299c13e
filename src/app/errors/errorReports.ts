import type { RouteObject } from 'react-router-dom'
import { routePattern } from '#src/analytics/routePattern.ts'
import { selectConfigState } from '#src/config/configSlice.ts'
import { parseUrl } from '#src/lib/parseUrl.ts'
import { matchOnce } from '#src/navigation/navigation.ts'
import { onUnexpectedValue } from '#src/schemas/tolerantReader.ts'
import type { Store } from '#src/app/store.ts'

/** What a report says: where in the app's own files something broke, and nothing of the guest. */
export interface ErrorReport {
  /**
   * The kind of the error, such as `TypeError`; its message is left out, for it may quote what a guest wrote. For a value of the
   * hotel that does not fit: `UnexpectedValue` and the name of its field.
   */
  readonly error: string
  /** Places in the app's own files, innermost first, such as `/assets/index-1a2b.js:1:2345`. */
  readonly at: readonly string[]
  /** The pattern of the open route. */
  readonly route: string
  readonly version: string
  readonly builtAt: string
}

/** A broken app tells this often in one visit, and no oftener. */
const MOST = 5
const MOST_PLACES = 10
/** A place in a script, without its query. A stack may begin with the message, and that with an address a guest has seen. */
const PLACE = /(https?:\/\/[^\s/()@?#]+\/[^\s()@?#:]+\.js)(?:[?#][^\s():]*)?:(\d+):(\d+)/g

function placesIn(stack: string): string[] {
  const found = [...stack.matchAll(PLACE)].filter(
    ([, address = '']) => new URL(address).origin === window.location.origin,
  )
  return found
    .slice(0, MOST_PLACES)
    .map(([, address = '', line, column]) => `${new URL(address).pathname}:${line}:${column}`)
}

/** The address of a hotel that wants reports: of this origin, or by TLS of another. */
function receiverOf(address: string | null | undefined): string | undefined {
  const url = address ? parseUrl(address, window.location.origin) : undefined
  return url?.protocol === 'https:' || url?.origin === window.location.origin ? url?.href : undefined
}

function post(address: string, report: ErrorReport): void {
  // As text, which needs no leave of another origin; without cookies, and without the address of the page.
  const request = {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  } as const
  fetch(address, { ...request, body: JSON.stringify(report) }).catch(() => undefined) // Then nobody hears of it.
}

/** What reports need to know of the app. */
interface Reported {
  readonly store: Store
  readonly routes: RouteObject[]
  /** The path that is open. */
  readonly here: () => string
}

/**
 * Reports errors, and fields of the hotel that do not fit, to the `errorReportUrl` of the configuration, once it is known; to nobody where it has none, as is usual.
 * Gives the way to report one that the app has caught itself. Never throws.
 */
export function reportErrors({ store, routes, here }: Reported): (error: unknown) => void {
  const waiting: ErrorReport[] = []
  const told = new Set<string>()

  function deliver(): void {
    const { config, ready } = selectConfigState(store.getState())
    if (!ready || waiting.length === 0) return
    const address = receiverOf(config?.errorReportUrl)
    for (const each of waiting.splice(0)) if (address !== undefined) post(address, each)
  }

  function send(error: string, at: readonly string[]): void {
    const open = matchOnce(routes, here().split(/[?#]/)[0] ?? '').at(-1)
    waiting.push({ error, at, route: open === undefined ? '/*' : routePattern(open), ...__BUILD__ })
    deliver()
  }

  function report(error: unknown): void {
    try {
      const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
      const at = placesIn(stack)
      const known = [name, ...at].join(' ')
      if (told.has(known) || told.size >= MOST) return
      told.add(known)
      send(name, at)
    } catch {
      // A report is never worth a broken page.
    }
  }

  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  onUnexpectedValue((field) => send(`UnexpectedValue ${field}`, []))
  store.subscribe(deliver)
  return report
}
