import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useHotelName } from '#src/hotel/useConfiguredName.ts'
import { readConsent, useConsent } from '#src/analytics/consent.ts'
import { stopPageViews } from '#src/analytics/tracker.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { crumbsOf, routePattern } from '#src/navigation/paths.ts'
import { readScrollPosition, storeScrollPosition } from '#src/navigation/scrollPositions.ts'
import { focusHeading } from '#src/ui/layout/focus.ts'

/** Does what a browser does when a page opens: sets the title, scrolls, moves the focus, and counts a page view where the guest agreed. */
export function usePageChange(): void {
  useDocumentTitle()
  useScrollAndFocusReset()
  usePageViews()
}

function useDocumentTitle(): void {
  const { t } = useTranslation('frame')
  const { hotel } = useHotelName()
  const crumb = crumbsOf(useLocation().pathname).slice(1).at(-1)
  const title = crumb === undefined ? hotel : `${t(`crumbs.${crumb.name}`)} · ${hotel}`
  useEffect(() => {
    document.title = title
  }, [title])
}

/** Whether the browser has had this page before: it was reloaded, or opened by Back from another site. */
function isOpenedAgain(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened !== undefined && opened.type !== 'navigate'
}

/**
 * When the pathname changes, scrolls to the top and focuses the heading. Back, Forward and a reload scroll to where the page was left: the
 * browser would do so before the page is there.
 */
function useScrollAndFocusReset(): void {
  const { pathname, key } = useLocation()
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

  // Before the new page is painted.
  useLayoutEffect(() => {
    const left = open.current
    if (left.key === key) return
    storeScrollPosition(left)
    const isElsewhere = left.pathname !== pathname
    const y = readScrollPosition(key) ?? (isElsewhere ? 0 : undefined)
    open.current = { pathname, key, y: y ?? left.y }
    if (isElsewhere) focusHeading()
    if (y === undefined) return
    scrolling.current?.abort()
    scrolling.current = scrollAsPageGrows(y)
  }, [pathname, key])
}

const guestMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to this place, and again as the page grows until it is long enough, because a list may load again. Ends when the guest does
 * something. Returns what has ended or ends it.
 */
function scrollAsPageGrows(y: number): AbortController {
  const end = new AbortController()
  const { signal } = end
  const scroll = () => {
    window.scrollTo(0, y)
    if (window.scrollY >= y - 1) end.abort() // Scroll positions are rounded.
  }
  scroll()
  if (signal.aborted) return end
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of guestMoves)
    window.addEventListener(type, () => end.abort(), { signal, passive: true, capture: true })
  return end
}

/**
 * Sends one page view per route change, only with a tracking id (spec 1.9) and the guest's consent. A new query or state
 * on the same path is not a route change.
 */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const configured = useSelector(selectTrackingId)
  const [{ analytics }] = useConsent()
  const trackingId = analytics ? configured : undefined
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (trackingId === undefined) {
      reported.current = undefined
      stopPageViews()
    } else if (reported.current !== pathname) {
      reported.current = pathname
      void report(trackingId, routePattern(pathname)).catch(() => undefined) // Tracking must never break the page.
    }
  }, [trackingId, pathname])
}

/** Loads what sends page views, of which most guests need nothing. */
async function report(trackingId: string, pattern: string): Promise<void> {
  const { sendPageView } = await import('#src/analytics/pageViews.ts')
  if (readConsent().analytics) sendPageView(trackingId, pattern)
}
