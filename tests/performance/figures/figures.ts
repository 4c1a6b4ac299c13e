/** A long task (50 ms or more), as browsers report it. */
export interface Task {
  readonly at: number
  readonly ms: number
}

/** A layout shift without recent user input. */
export interface Shift {
  readonly at: number
  readonly value: number
}

/** The median; `undefined` for an empty list or when a value is missing. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  if (sorted.length < values.length) return undefined // a run did not reach this event
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** The duration of the longest task that starts in this interval; 0 when there is no long task. */
export function longestTask(tasks: readonly Task[], from = 0, until = Infinity): number {
  return Math.max(0, ...tasks.filter(({ at }) => at >= from && at < until).map(({ ms }) => ms))
}

/** Cumulative layout shift: the worst session of shifts less than one second apart; a session lasts at most five seconds. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0
  let session = { start: 0, last: -Infinity, sum: 0 }
  for (const { at, value } of shifts) {
    const goesOn = at - session.last < 1000 && at - session.start < 5000
    session = goesOn ? { ...session, last: at, sum: session.sum + value } : { start: at, last: at, sum: value }
    worst = Math.max(worst, session.sum)
  }
  return worst
}
