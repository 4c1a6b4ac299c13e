import type { MutantStatus } from '@stryker-mutator/api/core'

/** Fewer seen faults than this, and the run ends with exit code 1. */
export const LEAST_PERCENT = 85

/** How many faults there were, how many a test saw, how many of these because it did not end, and how long that took. */
export interface Score {
  readonly faults: number
  readonly seen: number
  readonly timedOut: number
  readonly minutes: number
}

/** Counts what became of each fault. One that no test runs over counts as not seen, and so does one that never ran. */
export function scoreOf(became: readonly MutantStatus[], minutes: number): Score {
  const count = (status: MutantStatus) => became.filter((each) => each === status).length
  const timedOut = count('Timeout')
  return { faults: became.length, seen: count('Killed') + timedOut, timedOut, minutes }
}

/** The scores of several rooms as one. */
export function sum(scores: readonly Score[]): Score {
  const of = (part: keyof Score) => scores.reduce((total, score) => total + score[part], 0)
  return { faults: of('faults'), seen: of('seen'), timedOut: of('timedOut'), minutes: of('minutes') }
}

export function percentOf({ faults, seen }: Score): number {
  return (100 * seen) / faults
}

/** A row of the table that the run ends with. */
export function rowOf(name: string, score: Score): string {
  const { faults, seen, timedOut, minutes } = score
  return `| ${[name, faults, seen, timedOut, percentOf(score).toFixed(1), minutes.toFixed(1)].join(' | ')} |`
}
