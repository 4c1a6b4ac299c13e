import { useEffect, useState } from 'react'

/**
 * Counts how often the guest pressed the sending button while offline. Returns the count and a function that increments it;
 * the count returns to 0 when the browser is online again.
 */
export function useOfflinePresses(): readonly [presses: number, increment: () => void] {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const reset = () => setPresses(0)
    window.addEventListener('online', reset)
    return () => window.removeEventListener('online', reset)
  }, [])
  return [presses, () => setPresses((before) => before + 1)]
}
