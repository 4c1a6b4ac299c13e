import { useCallback, useSyncExternalStore } from 'react'
import { hotelDay } from '#src/lib/stayDays.ts'

const MINUTE = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Today on the hotel's clock as `yyyy-MM-dd`, also on a phone that was left open past midnight. */
export function useHotelDay(timeZone: string): string {
  return useSyncExternalStore(subscribe, useCallback(() => hotelDay(new Date(), timeZone), [timeZone]))
}
