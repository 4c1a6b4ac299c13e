import { selectConfigState } from '#src/config/configSlice.ts'
import { parseUrl } from '#src/lib/url.ts'
import { openAddress, routePattern } from '#src/navigation/paths.ts'
import { onUnexpectedValue } from '#src/schemas/tolerantReader.ts'
import type { Store } from '#src/app/store.ts'

/** An error report: where in the app's own files an error occurred. Contains no data of the guest. */
interface ErrorReport {
  /**
   * The error's name, such as `TypeError`, without its message, which may quote what a guest wrote. For an optional field of
   * a response that fails validation: `UnexpectedValue` and the name of the field.
   */
  readonly error: string
  /** Stack positions in the app's own files, innermost first, such as `/assets/index-1a2b.js:1:2345`. */
  readonly at: readonly string[]
  readonly route: string
  readonly version: string
  readonly builtAt: string
}

const MAX_REPORTS = 5
const MAX_POSITIONS = 10
/** A position in a script, without its query. A stack may begin with the message, which may contain an address. */
const SCRIPT_POSITION = /(https?:\/\/[^\s/()@?#]+\/[^\s()@?#:]+\.js)(?:[?#][^\s():]*)?:(\d+):(\d+)/g

function positionsIn(stack: string): string[] {
  const found = [...stack.matchAll(SCRIPT_POSITION)].filter(
    ([, address = '']) => new URL(address).origin === window.location.origin,
  )
  return found
    .slice(0, MAX_POSITIONS)
    .map(([, address = '', line, column]) => `${new URL(address).pathname}:${line}:${column}`)
}

/** The configured report address, if it is of this origin or uses https. */
function receiverOf(address: string | null | undefined): string | undefined {
  const url = address ? parseUrl(address, window.location.origin) : undefined
  return url?.protocol === 'https:' || url?.origin === window.location.origin ? url?.href : undefined
}

function post(address: string, report: ErrorReport): void {
  // Sent as `text/plain`, which avoids a CORS preflight; without cookies and without a referrer.
  const request = {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  } as const
  fetch(address, { ...request, body: JSON.stringify(report) }).catch(() => undefined) // A lost report is not worth a retry.
}

/**
 * Reports uncaught errors and response fields that fail validation to the configuration's `errorReportUrl`, once that is
 * loaded. Sends nothing where none is configured, which is the default. Returns a function that reports an error the app
 * has caught itself; it never throws.
 */
export function reportErrors(store: Store): (error: unknown) => void {
  const waiting: ErrorReport[] = []
  const reported = new Set<string>()

  function flush(): void {
    const { config, ready } = selectConfigState(store.getState())
    if (!ready || waiting.length === 0) return
    const address = receiverOf(config?.errorReportUrl)
    for (const each of waiting.splice(0)) if (address !== undefined) post(address, each)
  }

  function enqueue(error: string, at: readonly string[]): void {
    waiting.push({ error, at, route: routePattern(openAddress()), ...__BUILD__ })
    flush()
  }

  function report(error: unknown): void {
    try {
      const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
      const at = positionsIn(stack)
      const signature = [name, ...at].join(' ')
      if (reported.has(signature) || reported.size >= MAX_REPORTS) return
      reported.add(signature)
      enqueue(name, at)
    } catch {
      // Reporting must never break the page.
    }
  }

  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  onUnexpectedValue((field) => enqueue(`UnexpectedValue ${field}`, []))
  store.subscribe(flush)
  return report
}
