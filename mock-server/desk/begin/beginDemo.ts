import * as v from 'valibot'
import type { LinkState } from '#mock-server/desk/link.ts'
import { randomId } from '#src/lib/randomId.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { beginResponse, storeBegunDemo, type BegunDemo } from './begun.ts'
import { forgetGuest } from './forgetGuest.ts'

/** Longer than the maximum latency a presenter can set. */
const TIMEOUT_MS = 20_000

/** Why a demo has not begun. */
export type Failure =
  | { readonly state: 'hostFull' | 'noResponse' | 'noMockServer' }
  | { readonly state: 'refused'; readonly message: string }

let isOpen = false

/** In a demo without a host, opens the hotel in this browser. Hides the query meanwhile: `POST begin` applies it. */
async function openHotel(): Promise<void> {
  if (!__MOCK_SERVER__ || isOpen) return
  const { openBrowserAdapter } = await import('#mock-server/adapters/browser.ts')
  const { href, pathname } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  const opened = openBrowserAdapter('/api', '/') // reads the URL synchronously
  window.history.replaceState(window.history.state, '', href)
  await opened
  isOpen = true
}

async function postBegin(state: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(state), signal: AbortSignal.timeout(TIMEOUT_MS) }
  return fetch('/__demo/begin', init).catch(() => undefined)
}

const refusal = v.object({ field: v.optional(v.string()), message: v.string() })

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

/**
 * Begins a demo: in a new sandbox on a host, else by resetting the browser's own hotel. Then removes what the app stored of an
 * earlier demo. A failure before that changes nothing in this browser.
 */
export async function beginDemo({ language = 'bg', ...state }: LinkState): Promise<BegunDemo | Failure> {
  try {
    await openHotel()
  } catch {
    return { state: 'noMockServer' }
  }
  const response = await postBegin(state)
  if (response?.status === 503 || response?.status === 429) return { state: 'hostFull' }
  const body = response && (await bodyOf(response))
  if (response?.ok !== true) {
    const failed = v.safeParse(refusal, body)
    if (!failed.success) return { state: 'noResponse' }
    const { field, message } = failed.output
    return { state: 'refused', message: field === undefined ? message : `${field}: ${message}` }
  }
  const begun = v.safeParse(beginResponse, body)
  if (!begun.success) return { state: 'noResponse' }
  forgetGuest()
  rememberLanguage(language)
  const showing = scenarios.findLast(({ name, opens }) => opens !== undefined && state.scenarios?.includes(name))
  const demo = { ...begun.output, id: randomId(), opens: showing?.opens ?? '/' }
  storeBegunDemo(demo)
  return demo
}
