import { useEffect, useEffectEvent, useState } from 'react'

/** Counts seconds down to 0 and then calls `onEnd`. Gives what is left, and the way to stop it for good. */
export function useCountdown(from: number, onEnd: () => void) {
  const [left, setLeft] = useState(from)
  const [isStopped, setStopped] = useState(false)
  const isOver = left <= 0
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isStopped || isOver) return undefined
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(tick)
  }, [isStopped, isOver])

  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return { left, isStopped, stop: () => setStopped(true) }
}
