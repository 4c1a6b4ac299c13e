import * as v from 'valibot'
import { readText, writeText } from '#src/storage/storedText.ts'

const KEY = 'companion-begun'

const persona = v.object({ fullName: v.string(), accountNumber: v.string(), roomNumber: v.string() })

/** What the hotel answers when a demo has begun; the types of the fake say the same. */
export const answer = v.object({ hotel: v.string(), persona: v.nullable(persona) })

const begun = v.object({ ...answer.entries, id: v.string(), opens: v.string() })

/** A demo that has begun: in which hotel, as whom to sign in, and where the app opens. */
export type BegunDemo = v.InferOutput<typeof begun>

/** Notes with the page that its demo has begun, so that a reload or the way back finds it instead of beginning anew. */
export function noteBegun(demo: BegunDemo): void {
  window.history.replaceState(demo, '')
  writeText('localStorage', KEY, demo.id)
}

/** The demo this page has begun earlier, and whether it is still the one this browser is in. */
export function begunHere(): { readonly demo: BegunDemo; readonly isOver: boolean } | undefined {
  const kept = v.safeParse(begun, window.history.state)
  return kept.success ? { demo: kept.output, isOver: readText('localStorage', KEY) !== kept.output.id } : undefined
}
