let ahead = 0

/** The current time. In a demo, that of the hotel's clock, which the presenter may move. */
export function currentTime(): Date {
  return new Date(Date.now() + ahead)
}

/** The event on `window` after the clock was moved. */
export const CLOCK_MOVED = 'clockmoved'

/** Moves the app's clock to `milliseconds` ahead of the device's. For demos only. */
export function moveClock(milliseconds: number): void {
  if (milliseconds === ahead) return
  ahead = milliseconds
  window.dispatchEvent(new Event(CLOCK_MOVED))
}
