import { useEffect, useEffectEvent, useState } from 'react'

/** Another tab is active, or a dialog covers the page. */
function isLookingElsewhere(): boolean {
  return document.hidden || document.querySelector('dialog[open]') !== null
}

/**
 * Counts seconds down to 0 and then calls `onEnd`. `of` identifies the countdown: a new value restarts it, `undefined` pauses
 * it. Seconds count only while the page is visible and no dialog is open. Returns the seconds left.
 */
export function useCountdown(from: number, of: string | undefined, onEnd: () => void): number {
  const [passed, setPassed] = useState({ of, seconds: 0 })
  const left = from - (passed.of === of ? passed.seconds : 0)
  const isOver = left <= 0
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (of === undefined || isOver) return undefined
    const tick = setInterval(() => {
      if (!isLookingElsewhere()) setPassed((before) => ({ of, seconds: before.of === of ? before.seconds + 1 : 1 }))
    }, 1000)
    return () => clearInterval(tick)
  }, [of, isOver])

  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return left
}
