import * as v from 'valibot'
import { readText, writeText } from '#src/storage/storedText.ts'

const KEY = 'companion-begun'

const persona = v.object({ fullName: v.string(), accountNumber: v.string(), roomNumber: v.string() })

/** The response of `POST begin`, as `BeginResponse` of the mock server. */
export const beginResponse = v.object({ hotel: v.string(), persona: v.nullable(persona) })

const begunDemo = v.object({ ...beginResponse.entries, id: v.string(), opens: v.string() })

/** A demo that has begun: its hotel, the guest to sign in as, and the path at which the app opens. */
export type BegunDemo = v.InferOutput<typeof begunDemo>

/** Stores the demo in the history entry, so that a reload or going back does not begin another. */
export function storeBegunDemo(demo: BegunDemo): void {
  window.history.replaceState(demo, '')
  writeText('localStorage', KEY, demo.id)
}

/** The demo that this history entry has begun, and whether this browser has begun another since. */
export function readBegunDemo(): { readonly demo: BegunDemo; readonly isOver: boolean } | undefined {
  const stored = v.safeParse(begunDemo, window.history.state)
  return stored.success
    ? { demo: stored.output, isOver: readText('localStorage', KEY) !== stored.output.id }
    : undefined
}
