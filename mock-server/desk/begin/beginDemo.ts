import * as v from 'valibot'
import { joinedSandbox, readLink, type LinkState } from '#mock-server/desk/link.ts'
import type { LiveState } from '#mock-server/handlers/demo/live.ts'
import { personaNames, type Persona } from '#mock-server/scenarios/personas.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import type { Language } from '#src/lib/languages.ts'
import { randomId } from '#src/lib/randomId.ts'
import { configurationList } from '#src/schemas/configuration.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { readText, removeText, storedKeys, writeText } from '#src/storage/storedText.ts'

/** What the app stores of a guest. The display settings belong to the device. */
const GUEST_KEYS = /^(?:companion-(?!display$)|auth-storage$|tracker_session_|demo-prospect$)/

/** Removes what the app stored in this browser: guest, receipts, drafts, choices, the last configuration. */
function forgetGuest(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const key of storedKeys(area)) if (GUEST_KEYS.test(key)) removeText(area, key)
  }
}

const KEY = 'companion-begun'

/** A demo that this browser has begun or joined, and the path at which the app opens. */
const begunDemo = v.object({ id: v.string(), opens: v.string() })
type BegunDemo = v.InferOutput<typeof begunDemo>

/** Forgets any earlier guest, and stores this demo in the history entry, so that a reload or going back does not begin another. */
export function storeDemo(demo: BegunDemo, language: Language): BegunDemo {
  forgetGuest()
  rememberLanguage(language)
  window.history.replaceState(demo, '')
  writeText('localStorage', KEY, demo.id)
  return demo
}

/** The demo that this history entry has begun, and whether this browser has begun another since. */
export function readBegunDemo(): { readonly demo: BegunDemo; readonly isOver: boolean } | undefined {
  const { success, output: demo } = v.safeParse(begunDemo, window.history.state)
  return success ? { demo, isOver: readText('localStorage', KEY) !== demo.id } : undefined
}

let isOpen = false

/** Without a host, opens a hotel in this browser. Hides the query of the page meanwhile: `POST begin` applies the demo's state. */
async function openHotel(sandbox: string | null): Promise<void> {
  if (!__MOCK_SERVER__ || isOpen) return
  const { openBrowserMock } = await import('#mock-server/browser.ts')
  const { href, pathname } = window.location
  const query = sandbox === null ? '' : `?sandbox=${encodeURIComponent(sandbox)}`
  window.history.replaceState(window.history.state, '', `${pathname}${query}`)
  const opened = openBrowserMock('/api', '/') // reads the URL synchronously
  window.history.replaceState(window.history.state, '', href)
  await opened
  isOpen = true
}

/** Longer than the maximum latency a presenter can set. */
const TIMEOUT_MS = 20_000

/** Calls the demo: a POST with `body`, else a GET. Status 0 when there is no response; `read` is `undefined` without JSON. */
async function call(path: string, body?: object): Promise<{ status: number; read?: unknown }> {
  const headers = { 'content-type': 'application/json' }
  const post = body && { method: 'POST', headers, body: JSON.stringify(body) }
  try {
    const response = await fetch(path, { ...post, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, read: await response.json().catch(() => undefined) }
  } catch {
    return { status: 0 }
  }
}

const refusal = v.object({ field: v.optional(v.string()), message: v.string() })

/** A part of the mock server's response, which a proxy's or a portal's page lacks. */
const beginResponse = v.object({ hotel: v.string() })

/** Begins a demo: in a new sandbox on a host, else by resetting the browser's own hotel. A failure changes nothing in this browser. */
export async function beginDemo({ language = 'bg', ...state }: LinkState) {
  try {
    await openHotel(null)
  } catch {
    return { state: 'noMockServer' } as const
  }
  const { status, read } = await call('/__demo/begin', state)
  if (status === 503 || status === 429) return { state: 'hostFull' } as const
  if (status >= 400 && v.is(refusal, read)) {
    const { field, message } = read
    return { state: 'refused', details: [field === undefined ? message : `${field}: ${message}`] } as const
  }
  if (status >= 400 || !v.is(beginResponse, read)) return { state: 'noResponse' } as const
  const showing = scenarios.findLast(({ name, opens }) => opens !== undefined && state.scenarios?.includes(name))
  return storeDemo({ id: randomId(), opens: showing?.opens ?? '/' }, language)
}

const texts = v.entriesFromList(['fullName', 'accountNumber', 'roomNumber'], v.string())
const guestList = v.object({ guests: v.array(v.object({ name: v.picklist(personaNames), ...texts })) })

/**
 * Reads what the page shows of a demo: the hotel's name and look, and the guests to enter as, the usual one first. `undefined`
 * when the demo does not respond. A hotel without a configuration has no name.
 */
export async function readEntrance() {
  const [list, body] = await Promise.all(['/api/configurations', '/__demo/guests'].map((path) => call(path)))
  const [configurations, guests] = [v.safeParse(configurationList, list?.read), v.safeParse(guestList, body?.read)]
  if (!configurations.success || !guests.success) return undefined
  return { configuration: configurations.output[0] ?? {}, guests: guests.output.guests }
}

/** Shows the demo that this history entry has begun, or joins or begins the one of the link; always that if `isAnew`. */
export async function openDemo(search: string, language: Language, isAnew: boolean) {
  const [wished, joined] = [readLink(search), joinedSandbox(search)]
  if (Array.isArray(wished)) return { state: 'invalid', details: wished } as const
  const begun = isAnew ? undefined : readBegunDemo()
  if (begun?.isOver) return { state: 'over' } as const
  const demo =
    begun?.demo ??
    (joined === null ? await beginDemo({ ...wished, language }) : storeDemo({ id: randomId(), opens: '/' }, language))
  if ('state' in demo) return demo
  const entrance = await openHotel(joined).then(readEntrance, () => undefined)
  return entrance === undefined ? ({ state: 'noResponse' } as const) : ({ state: 'begun', demo, ...entrance } as const)
}

/** Signs in as a guest; `undefined` when the hotel cannot be reached or refuses it. */
export async function signInAs({ accountNumber, roomNumber }: Persona): Promise<GuestSession | undefined> {
  const { read } = await call('/api/customer/login', { accountNumber, roomNumber })
  const { success, output } = v.safeParse(guestSession, read)
  return success ? output : undefined
}

/** Notes to whom the host shows the demo. Returns the language of the next prospect, or of the first if none was chosen on this page. */
export function noteShownTo(
  { prospect }: Pick<LiveState, 'prospect'>,
  shownTo: { current: string | undefined },
  isLanguageChosen: boolean,
) {
  const before = shownTo.current
  shownTo.current = prospect?.id ?? 'first'
  const isNext = before === undefined ? !isLanguageChosen : before !== shownTo.current
  return isNext ? prospect?.language : undefined
}
