import * as v from 'valibot'
import type { Wishes } from '#mock-server/desk/link.ts'
import { randomId } from '#src/lib/randomId.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { rememberLanguage } from '#src/i18n/language.ts'
import { answer, noteBegun, type BegunDemo } from './begun.ts'
import { forgetGuest } from './forgetGuest.ts'

/** Longer than the slowest answer a presenter may wish for. */
const PATIENCE_MS = 20_000

/** Why a demo has not begun. */
export type Failure =
  { readonly is: 'noRoom' | 'noAnswer' | 'noFake' } | { readonly is: 'refused'; readonly says: string }

let isOpen = false

/** In a demo without a host, opens the hotel inside this browser, which must not follow the address: the wishes do. */
async function openHotel(): Promise<void> {
  if (!__FAKE_HOTEL__ || isOpen) return
  const { openBrowserAdapter } = await import('#mock-server/adapters/browser.ts')
  const { href, pathname } = window.location
  window.history.replaceState(window.history.state, '', pathname)
  const opened = openBrowserAdapter('/api', '/') // reads the address at once
  window.history.replaceState(window.history.state, '', href)
  await opened
  isOpen = true
}

async function ask(wishes: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(wishes), signal: AbortSignal.timeout(PATIENCE_MS) }
  return fetch('/__demo/begin', init).catch(() => undefined)
}

const refusal = v.object({ field: v.optional(v.string()), message: v.string() })

async function saidBy(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

/**
 * Begins a demo: a new sandbox on a host, the first day in a browser's own hotel. Then this browser forgets what the app
 * knew of an earlier one. Whatever fails before has changed nothing here.
 */
export async function beginDemo({ language = 'bg', ...state }: Wishes): Promise<BegunDemo | Failure> {
  try {
    await openHotel()
  } catch {
    return { is: 'noFake' }
  }
  const response = await ask(state)
  if (response?.status === 503 || response?.status === 429) return { is: 'noRoom' }
  const said = response && (await saidBy(response))
  if (response?.ok !== true) {
    const refused = v.safeParse(refusal, said)
    if (!refused.success) return { is: 'noAnswer' }
    const { field, message } = refused.output
    return { is: 'refused', says: field === undefined ? message : `${field}: ${message}` }
  }
  const begun = v.safeParse(answer, said)
  if (!begun.success) return { is: 'noAnswer' }
  forgetGuest()
  rememberLanguage(language)
  const showing = scenarios.findLast(({ name, opens }) => opens !== undefined && state.scenarios?.includes(name))
  const demo = { ...begun.output, id: randomId(), opens: showing?.opens ?? '/' }
  noteBegun(demo)
  return demo
}
