import * as v from 'valibot'

/** The minimum percentage of detected mutants; below it the run exits with code 1. */
export const LEAST_PERCENT = 85

/** The number of mutants, of detected ones, of those detected by a time-out, and the duration. */
export interface Score {
  readonly mutants: number
  readonly detected: number
  readonly timedOut: number
  readonly minutes: number
}

/** What is read of the JSON report of Stryker. */
const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
})

/** The status of each mutant in a JSON report. */
export function statusesIn(json: string): string[] {
  const { files } = v.parse(report, JSON.parse(json))
  return Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
}

/** Counts mutants by status. A mutant without coverage, and one that did not run, counts as not detected. */
export function scoreOf(statuses: readonly string[], minutes: number): Score {
  const count = (status: string) => statuses.filter((each) => each === status).length
  const timedOut = count('Timeout')
  return { mutants: statuses.length, detected: count('Killed') + timedOut, timedOut, minutes }
}

/** The sum of the scores of several targets. */
export function sum(scores: readonly Score[]): Score {
  const of = (part: keyof Score) => scores.reduce((total, score) => total + score[part], 0)
  return { mutants: of('mutants'), detected: of('detected'), timedOut: of('timedOut'), minutes: of('minutes') }
}

/** The percentage of detected mutants. */
export function percentOf({ mutants, detected }: Score): number {
  return (100 * detected) / mutants
}

/** A row of the table that the run prints. */
export function rowOf(name: string, score: Score): string {
  const { mutants, detected, timedOut, minutes } = score
  return `| ${[name, mutants, detected, timedOut, percentOf(score).toFixed(1), minutes.toFixed(1)].join(' | ')} |`
}
