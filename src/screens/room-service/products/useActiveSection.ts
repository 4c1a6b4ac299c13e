import { useEffect, useState } from 'react'
import { activeSection } from './activeSection.ts'

/**
 * Distance of the reading line from the top of the window, in pixels: below the tab bar, where scrolling to a section puts
 * its top.
 */
const READING_LINE = 140

const MOVES_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Tracks the current section by scroll position. A chosen tab stays active until the guest scrolls manually, because a short
 * section near the end cannot reach the reading line. While the list is still being rendered, the bottom of the page does not
 * count as its end.
 */
export function useActiveSection(ids: readonly string[], isWhole: boolean): readonly [number, (index: number) => void] {
  const [read, setRead] = useState(0)
  const [chosen, choose] = useState<number>()
  const key = ids.join(' ')

  useEffect(() => {
    let frame = 0
    const look = () => {
      const tops = key.split(' ').map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const page = document.documentElement
      const atEnd = isWhole && window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2
      setRead(activeSection(tops, READING_LINE, atEnd))
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const letGo = () => choose(undefined)
    const options = { passive: true }
    lookSoon()
    window.addEventListener('scroll', lookSoon, options)
    window.addEventListener('resize', lookSoon)
    for (const move of MOVES_BY_HAND) window.addEventListener(move, letGo, options)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
      for (const move of MOVES_BY_HAND) window.removeEventListener(move, letGo)
    }
  }, [key, isWhole])

  return [chosen ?? read, choose]
}
