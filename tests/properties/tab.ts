import type { makeStore } from '#src/app/store.ts'

/** Ends a call that is on its way: with an answer, or with a connection that dropped. */
export type AnswerWith = (answer: Response | 'nothing') => void

/** A POST on its way. */
export interface OnItsWay {
  readonly id: string
  readonly tab: Tab
  readonly request: Request
  /** As the app made it. Held here, for the signal of a request that was collected never fires. */
  readonly input: Request
  readonly answerWith: AnswerWith
}

/** A page with the app in it. */
export interface Tab {
  readonly number: number
  readonly store: ReturnType<typeof makeStore>
  /** Ends the way on which this tab hears of what the others write. */
  stop: () => void
  /** While the browser has it frozen: the answers that it gets when it goes on. */
  frozen: (() => void)[] | undefined
  /** The history entry of the last step: its submission id, and what is sent again with it. */
  entry: { readonly id: string; readonly product: number; readonly again?: string | undefined } | undefined
}
