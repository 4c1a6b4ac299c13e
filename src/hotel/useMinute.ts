import { useEffect, useState } from 'react'
import { CLOCK_MOVED, currentTime } from '#src/lib/currentTime.ts'

const MINUTE = 60_000

/** The current time. Updates at the start of each minute, when the page becomes visible again, and when a demo moves the clock. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => currentTime())
  useEffect(() => {
    let timer = waitForNext()
    function waitForNext(): number {
      return window.setTimeout(renew, MINUTE - (Date.now() % MINUTE))
    }
    function renew(): void {
      window.clearTimeout(timer)
      setNow(currentTime())
      timer = waitForNext()
    }
    document.addEventListener('visibilitychange', renew)
    window.addEventListener(CLOCK_MOVED, renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
      window.removeEventListener(CLOCK_MOVED, renew)
    }
  }, [])
  return now
}
