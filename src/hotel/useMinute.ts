import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time. Updates at the start of each minute and when the page becomes visible again. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer = waitForNext()
    function waitForNext(): number {
      return window.setTimeout(renew, MINUTE - (Date.now() % MINUTE))
    }
    function renew(): void {
      window.clearTimeout(timer)
      setNow(new Date())
      timer = waitForNext()
    }
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return now
}
