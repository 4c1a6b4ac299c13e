const A_DAY_MS = 24 * 60 * 60 * 1000

/** Whether a configuration that was stored at this time (ms) is less than a day old. */
export function isRecent(at: number, now: number): boolean {
  const age = now - at
  return age >= 0 && age < A_DAY_MS
}
