import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useHotelName } from '#src/app/layout/useHotelName.ts'
import { readScrollPosition, storeScrollPosition } from '#src/navigation/scrollPositions.ts'
import { focusHeading } from '#src/ui/layout/focus.ts'
import { scrollAsPageGrows } from './scrollAsPageGrows.ts'
import { useCrumbs } from './useCrumbs.ts'

/** Whether the browser has had this page before: it was reloaded, or opened by Back from another site. */
function isOpenedAgain(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened !== undefined && opened.type !== 'navigate'
}

/**
 * Sets the document's title for each page. When the pathname changes, scrolls to the top and focuses the heading. Back, Forward and a
 * reload scroll to where the page was left: the browser would do so before the page is there.
 */
export function useScrollAndFocusReset(): void {
  const { pathname, key } = useLocation()
  const action = useNavigationType()
  const { hotel } = useHotelName()
  const crumbs = useCrumbs()
  const name = crumbs.length > 1 ? crumbs.at(-1)?.text : undefined
  const open = useRef({ pathname, key, y: 0 })
  const scrolling = useRef<AbortController>(undefined)

  useEffect(() => {
    const follow = () => {
      if (scrolling.current?.signal.aborted !== false) open.current.y = window.scrollY
    }
    const store = () => storeScrollPosition(open.current)
    const before = isOpenedAgain() ? readScrollPosition(open.current.key) : undefined
    window.history.scrollRestoration = 'manual'
    open.current.y = before ?? window.scrollY
    if (before !== undefined) scrolling.current = scrollAsPageGrows(before)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', store)
    }
  }, [])

  useEffect(() => {
    document.title = name === undefined ? hotel : `${name} · ${hotel}`
  }, [name, hotel])

  // Before the new page is painted, and before a view transition takes its picture.
  useLayoutEffect(() => {
    const left = open.current
    if (left.key === key) return
    storeScrollPosition(left)
    const isElsewhere = left.pathname !== pathname
    const before = action === NavigationType.Pop ? readScrollPosition(key) : undefined
    const y = before ?? (isElsewhere ? 0 : undefined)
    open.current = { pathname, key, y: y ?? left.y }
    if (isElsewhere) focusHeading()
    if (y === undefined) return
    scrolling.current?.abort()
    scrolling.current = scrollAsPageGrows(y)
  }, [pathname, key, action])
}
