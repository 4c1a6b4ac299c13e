import * as v from 'valibot'
import { PRESENTER_BODY_LIMIT } from '#mock-server/handlers/http.ts'
import { folder, joinedSandbox } from '#mock-server/desk/link.ts'
import { personaNames, type Persona } from '#mock-server/scenarios/personas.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { configurationList } from '#src/schemas/configuration.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { removeText, storedKeys } from '#src/storage/storedText.ts'

/** What the app stores of a guest. The display settings belong to the device. */
const GUEST_KEYS = /^(?:companion-(?!display$)|auth-storage$|tracker_session_|demo-prospect$)/

/** Removes what the app stored in this browser: guest, receipts, drafts, choices, the last configuration. */
function forgetGuest(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const key of storedKeys(area)) if (GUEST_KEYS.test(key)) removeText(area, key)
  }
}

const begunState = v.object({ hasBegun: v.literal(true) })

/** Forgets any earlier guest, and marks the history entry, so that a reload or going back does not begin another demo. */
export function storeDemo(language: HotelLanguage): void {
  forgetGuest()
  rememberLanguage(language)
  window.history.replaceState({ hasBegun: true } satisfies v.InferOutput<typeof begunState>, '')
}

/** Whether this history entry has begun or joined a demo. */
export const hasBegun = () => v.is(begunState, window.history.state)

let isOpen = false

/** Without a host, opens the hotel of this browser. */
export async function openHotel(): Promise<void> {
  if (!__MOCK_SERVER__ || isOpen) return
  const { openBrowserMock } = await import('#mock-server/browser.ts')
  await openBrowserMock('/api', `${folder}/`)
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

/** A part of the mock server's response, which a proxy's or a portal's page lacks. */
const beginResponse = v.object({ hotel: v.string() })
const refusal = v.object({ field: v.string() })

/** What is wrong with a hotel's file. */
export type FileProblem = 'missing' | 'otherFormat' | 'newerVersion' | 'tooBig'

/** A demo did not begin, because of the file of its hotel. `what` is the name of a file that is missing. */
const refused = (problem: FileProblem, what = '') => ({ state: 'refused', problem, what }) as const
export type Refused = ReturnType<typeof refused>

/** Why the mock server refuses a hotel. */
function refusalOf(status: number, read: unknown, name: string) {
  if (status === 413) return refused('tooBig')
  if (!v.is(refusal, read)) return undefined
  if (read.field === 'hotel') return refused('missing', name)
  return refused(read.field === 'file.version' ? 'newerVersion' : 'otherFormat')
}

/** Begins a demo: in a new sandbox on a host, else by resetting the browser's own hotel. A failure changes nothing in this browser. */
async function begin(language: HotelLanguage, body: object, name = '') {
  try {
    await openHotel()
  } catch {
    return { state: 'noMockServer' } as const
  }
  const { status, read } = await call('/__demo/begin', body)
  if (status === 503 || status === 429) return { state: 'hostFull' } as const
  const problem = status >= 400 ? refusalOf(status, read, name) : undefined
  if (problem !== undefined) return problem
  if (status >= 400 || !v.is(beginResponse, read)) return { state: 'noResponse' } as const
  storeDemo(language)
  return { state: 'begun' } as const
}

/** Begins a demo with the demo hotel. */
export const beginDemo = (language: HotelLanguage) => begin(language, {})

/** Begins a demo with the hotel of a file. */
export async function beginWithFile(language: HotelLanguage, text: string) {
  if (text.length > PRESENTER_BODY_LIMIT) return refused('tooBig')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  return parsed.success ? begin(language, { file: parsed.output }) : refused('otherFormat')
}

/** Begins a demo with the hotel of this name: of the file that is laid beside a demo build, or, on a host, one that is kept there. */
export async function beginWithHotel(language: HotelLanguage, name: string) {
  if (!__MOCK_SERVER__) return begin(language, { hotel: name }, name)
  const file = `hotels/${encodeURIComponent(name)}.json`
  const response = await fetch(`${folder}/${file}`, { mode: 'same-origin', cache: 'no-cache' }).catch(() => undefined)
  if (response === undefined) return { state: 'noResponse' } as const
  // Static hosts may answer an unknown address with a page.
  const isThere = response.ok && response.headers.get('content-type')?.includes('text/html') !== true
  return isThere ? beginWithFile(language, await response.text()) : refused('missing', file)
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

/** Shows the demo that this history entry has begun, or joins the one of the link, or begins one. */
export async function openDemo(search: string, language: HotelLanguage) {
  const isOwn = joinedSandbox(search) === null
  if (!hasBegun() && !isOwn) storeDemo(language)
  const begun = hasBegun() ? undefined : await beginDemo(language)
  if (begun !== undefined && begun.state !== 'begun') return begun
  const entrance = await openHotel().then(readEntrance, () => undefined)
  return entrance === undefined ? ({ state: 'noResponse' } as const) : ({ state: 'begun', ...entrance } as const)
}

/** Signs in as a guest; `undefined` when the hotel cannot be reached or refuses it. */
export async function signInAs({ accountNumber, roomNumber }: Persona): Promise<GuestSession | undefined> {
  const { read } = await call('/api/customer/login', { accountNumber, roomNumber })
  const { success, output } = v.safeParse(guestSession, read)
  return success ? output : undefined
}
