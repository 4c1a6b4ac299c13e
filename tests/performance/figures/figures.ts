/** A task that kept the page from answering for 50 ms or more, as browsers tell of it. */
export interface Task {
  readonly at: number
  readonly ms: number
}

/** Something that moved without the guest's doing. */
export interface Shift {
  readonly at: number
  readonly value: number
}

/** What a task may take without a guest's noticing. */
export const SHORT_MS = 50

/** The middle one, the mean of the middle two; `undefined` of none. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  if (sorted.length < values.length) return undefined // a run that never came so far is no number
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** Total blocking time: what each task takes beyond 50 ms, of the part of it that lies after `from`. */
export function blockingTime(tasks: readonly Task[], from: number): number {
  const beyond = tasks.map(({ at, ms }) => at + ms - Math.max(at, from) - SHORT_MS)
  return beyond.reduce((sum, ms) => sum + Math.max(0, ms), 0)
}

/** The longest of the tasks that begin within this time; 0 when none took 50 ms. */
export function longestTask(tasks: readonly Task[], from = 0, until = Infinity): number {
  return Math.max(0, ...tasks.filter(({ at }) => at >= from && at < until).map(({ ms }) => ms))
}

/** Cumulative layout shift: the worst session of shifts less than a second apart, none over five seconds long. */
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
