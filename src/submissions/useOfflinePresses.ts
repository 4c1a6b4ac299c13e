import { useEffect, useState } from 'react'

/**
 * How often the guest pressed the sending button since the phone has no network, and the way to note one more press; 0 again
 * once the network is back.
 */
export function useOfflinePresses(): readonly [presses: number, note: () => void] {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const forget = () => setPresses(0)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [])
  return [presses, () => setPresses((before) => before + 1)]
}
