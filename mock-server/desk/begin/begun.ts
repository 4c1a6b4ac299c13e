import * as v from 'valibot'
import { rememberLanguage } from '#src/i18n/language.ts'
import type { Language } from '#src/lib/languages.ts'
import { randomId } from '#src/lib/randomId.ts'
import { readText, writeText } from '#src/storage/storedText.ts'
import { forgetGuest } from './forgetGuest.ts'

const KEY = 'companion-begun'

const begunDemo = v.object({ id: v.string(), opens: v.string() })

/** A demo that this browser has begun or joined, and the path at which the app opens. */
export type BegunDemo = v.InferOutput<typeof begunDemo>

/**
 * Removes what the app stored of an earlier demo or guest, and stores this demo in the history entry, so that a reload or going back
 * does not begin another.
 */
export function storeBegunDemo(demo: BegunDemo, language: Language): void {
  forgetGuest()
  rememberLanguage(language)
  window.history.replaceState(demo, '')
  writeText('localStorage', KEY, demo.id)
}

/** A demo that begins now. */
export function newDemo(opens: string): BegunDemo {
  return { id: randomId(), opens }
}

/** The demo that this history entry has begun, and whether this browser has begun another since. */
export function readBegunDemo(): { readonly demo: BegunDemo; readonly isOver: boolean } | undefined {
  const stored = v.safeParse(begunDemo, window.history.state)
  return stored.success
    ? { demo: stored.output, isOver: readText('localStorage', KEY) !== stored.output.id }
    : undefined
}
