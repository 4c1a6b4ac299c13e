import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { clockAhead, onClockMoved } from '#src/lib/time.ts'

const MINUTE = 60_000

/** The current time. Updates at the start of each minute, when the page becomes visible again, and when a demo moves the clock. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => Date.now())
  const ahead = useSyncExternalStore(onClockMoved, clockAhead, clockAhead)
  useEffect(() => {
    let timer = waitForNext()
    function waitForNext(): number {
      return window.setTimeout(renew, MINUTE - (Date.now() % MINUTE))
    }
    function renew(): void {
      window.clearTimeout(timer)
      setNow(Date.now())
      timer = waitForNext()
    }
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return useMemo(() => new Date(now + ahead), [now, ahead])
}
