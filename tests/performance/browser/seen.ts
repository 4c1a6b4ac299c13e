import type { Shift, Task } from '#tests/performance/figures/figures.ts'

/** What `probe.js` has recorded so far; times are in milliseconds since the start of the navigation. */
export interface Seen {
  readonly shifts: readonly Shift[]
  readonly tasks: readonly Task[]
  /** When all tiles in the window were painted and could be tapped. */
  readonly usable?: number
  /** Whether a service worker controls the page. */
  readonly isControlled: boolean
}

/** The expression that returns the record; evaluate it in the page. */
export const WHAT_WAS_SEEN = 'whatWasSeen()'
