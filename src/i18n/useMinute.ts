import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The present, renewed as each minute begins and when the guest comes back to the page. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const renew = () => setNow(new Date())
    const timer = window.setTimeout(renew, MINUTE - (now.getTime() % MINUTE))
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [now])
  return now
}
