import * as v from 'valibot'
import { readText, writeText } from '#src/storage/storedText.ts'

const KEY = 'companion-begun'

const persona = v.object({ fullName: v.string(), accountNumber: v.string(), roomNumber: v.string() })

/** What the hotel answers when a demo has begun; the types of the fake say the same. */
export const beginResponse = v.object({ hotel: v.string(), persona: v.nullable(persona) })

const begunDemo = v.object({ ...beginResponse.entries, id: v.string(), opens: v.string() })

/** A demo that has begun: in which hotel, as whom to sign in, and where the app opens. */
export type BegunDemo = v.InferOutput<typeof begunDemo>

/** Notes with the page that its demo has begun, so that a reload or the way back finds it instead of beginning anew. */
export function storeBegunDemo(demo: BegunDemo): void {
  window.history.replaceState(demo, '')
  writeText('localStorage', KEY, demo.id)
}

/** The demo this page has begun earlier, and whether it is still the one this browser is in. */
export function readBegunDemo(): { readonly demo: BegunDemo; readonly isOver: boolean } | undefined {
  const kept = v.safeParse(begunDemo, window.history.state)
  return kept.success ? { demo: kept.output, isOver: readText('localStorage', KEY) !== kept.output.id } : undefined
}
