import * as v from 'valibot'
import { languages, type Language } from '#src/lib/languages.ts'

/** A part of `LiveState` of the mock server. */
const liveState = v.object({
  prospect: v.nullable(v.object({ id: v.string(), language: v.picklist(languages) })),
})

let shownTo: string | undefined

/**
 * Notes to whom the demo is shown, from a state that the host sends. Returns the language at which this page goes on: the next
 * prospect's, also if the host has told of nobody before and no language was chosen; otherwise `undefined`.
 */
export function noteShownTo(state: unknown, isLanguageChosen: boolean): Language | undefined {
  const received = v.safeParse(liveState, state)
  if (!received.success) return undefined
  const { prospect } = received.output
  const before = shownTo
  shownTo = prospect?.id ?? 'first'
  const isNext = before === undefined ? !isLanguageChosen : before !== shownTo
  return isNext ? prospect?.language : undefined
}
