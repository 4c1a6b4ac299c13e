import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useConsent } from '#src/analytics/consent.ts'
import { routePattern, sendPageView, stopPageViews } from '#src/analytics/pageViews.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { useOpenRoutes } from '#src/navigation/navigation.ts'

/**
 * Sends one page view per route change, only with a tracking id (spec 1.9) and the guest's consent. A new query or state
 * on the same path is not a route change. Renders nothing.
 */
export function PageViews() {
  const { pathname } = useLocation()
  const open = useOpenRoutes().at(-1)
  const configured = useSelector(selectTrackingId)
  const [{ analytics }] = useConsent()
  const trackingId = analytics ? configured : undefined
  const pattern = open === undefined ? undefined : routePattern(open)
  const reported = useRef<string>(undefined)

  useEffect(() => {
    if (trackingId === undefined) {
      reported.current = undefined
      stopPageViews()
    } else if (pattern !== undefined && reported.current !== pathname) {
      reported.current = pathname
      sendPageView(trackingId, pattern)
    }
  }, [trackingId, pathname, pattern])

  return null
}
