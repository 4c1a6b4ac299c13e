let ahead = 0
const listeners = new Set<() => void>()

/** How far the app's clock is ahead of the device's, in milliseconds: 0, unless a demo has moved it. */
export function clockAhead(): number {
  return ahead
}

/** A moment of the device's clock, or now, by the app's clock. */
export function appTime(moment = new Date()): Date {
  return new Date(moment.getTime() + ahead)
}

/** Moves the app's clock. For demos only. */
export function moveClock(milliseconds: number): void {
  ahead = milliseconds
  for (const listener of listeners) listener()
}

/** Calls `listener` after each move of the clock, until the returned function is called. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
