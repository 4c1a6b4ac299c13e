import type { makeStore } from '#src/app/store.ts'

/** Ends a pending call: with a response, or with a dropped connection. */
export type AnswerWith = (answer: Response | 'nothing') => void

/** A pending POST. */
export interface PendingCall {
  readonly id: string
  readonly tab: Tab
  readonly request: Request
  /** The app's request. Referenced here, since the signal of a garbage-collected request never fires. */
  readonly input: Request
  readonly answerWith: AnswerWith
}

/** A page with the app. */
export interface Tab {
  readonly number: number
  readonly store: ReturnType<typeof makeStore>
  /** Removes the tab's listener for storage events. */
  stop: () => void
  /** While the tab is frozen: the responses that it receives when it resumes. */
  frozen: (() => void)[] | undefined
  /** The history entry of the last step: its submission id, and the id of the submission that it repeats. */
  entry: { readonly id: string; readonly product: number; readonly resubmittedId?: string | undefined } | undefined
}
