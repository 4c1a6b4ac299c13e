import type { Shift, Task } from '#tests/performance/figures/figures.ts'

/** What `probe.js` saw of a page so far; times in milliseconds since it was asked for. */
export interface Seen {
  readonly fcp?: number
  readonly lcp?: number
  readonly shifts: readonly Shift[]
  readonly tasks: readonly Task[]
  /** When the first link inside main could be hit, and was painted. */
  readonly usable?: number
  /** Whether a service worker stood between the page and the network. */
  readonly isControlled: boolean
}

/** Gives what was seen, in the page. */
export const WHAT_WAS_SEEN = 'whatWasSeen()'
