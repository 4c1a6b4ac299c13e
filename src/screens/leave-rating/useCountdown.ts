import { useEffect, useEffectEvent, useState } from 'react'

/** The guest looks at something else: another tab, or a dialog over this page. */
function isLookingElsewhere(): boolean {
  return document.hidden || document.querySelector('dialog[open]') !== null
}

/**
 * Counts seconds down to 0 and then calls `onEnd`. `of` names what is counted for: another name begins anew, `undefined`
 * holds. The seconds pass only while the guest looks at the page. Gives how many are left.
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
