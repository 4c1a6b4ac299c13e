import { useEffect } from 'react'
import { clockAhead, onClockMoved } from '#src/lib/currentTime.ts'

/**
 * Calls `setNow` with the time by a demo's clock, after the first render and when the presenter moves it: the line that `showHome.ts` has
 * filled in does not know of that clock. For demo builds only.
 */
export function useMovedClock(setNow: (now: Date) => void): void {
  useEffect(() => {
    const renew = () => setNow(new Date(Date.now() + clockAhead()))
    renew()
    return onClockMoved(renew)
  }, [setNow])
}
