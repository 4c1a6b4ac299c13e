import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { openOrders } from '#src/hotel/statuses.ts'
import { useChangedStatus, useStatusRefresh, watch, type Watched } from '#src/hotel/useStatusUpdates.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { paths } from '#src/navigation/paths.ts'
import { useKnownOrders } from '#src/offline/useKnownOrders.ts'
import { selectGuest } from '#src/session/session.ts'

/** The pages that show the status of an order, or of a request or a report, and announce by themselves that it has changed. */
const showOrders: readonly string[] = [paths.myStay, paths.myOrders, paths.orderSuccess]
const showRequests: readonly string[] = [paths.myStay, paths.amenityRequests]
const showReports: readonly string[] = [paths.myStay, paths.reportedProblems]

const { getOrders, getAmenityRequests, getReports } = hotelApi.endpoints

/**
 * The statuses that were seen to change while the guest was elsewhere, as one text, until a page is opened that shows them, and a function
 * that marks them as seen (spec 2.68). It makes no call but for an order on its way, which is followed on every page (spec 2.78).
 */
export function useStatusNews(): readonly [text: string, markSeen: () => void] {
  const records = useRecords(useConfig())
  const personId = useSelector(selectGuest)?.personId
  const whose = personId ?? skipToken
  const orders = useKnownOrders(personId)
  const { currentData: requests = [] } = getAmenityRequests.useQueryState(whose)
  const { currentData: reports = [] } = getReports.useQueryState(whose)
  useFollowedOrders(orders)
  const kind = `of ${personId}` // Another guest's records are others.
  const news = [
    useNews(watch(kind, orders?.response ?? [], records.order), showOrders),
    useNews(watch(kind, requests, records.request), showRequests),
    useNews(watch(kind, reports, records.problem), showReports),
  ]
  const text = news.flatMap(([each]) => each || []).join('. ')
  return [text, () => news.forEach(([, markSeen]) => markSeen())]
}

function useNews(records: readonly Watched[], shownOn: readonly string[]) {
  const isSignedIn = useSelector(selectGuest) !== null
  const { pathname } = useLocation()
  const changed = useChangedStatus(records)
  const [seen, setSeen] = useState('')
  const isSeen = !isSignedIn || shownOn.includes(pathname)
  if (isSeen && changed !== seen) setSeen(changed)
  return [isSeen || changed === seen ? '' : changed, () => setSeen(changed)] as const
}

/** Reads the orders again while one is on its way, except on the pages that do so themselves. */
function useFollowedOrders(known: ReturnType<typeof useKnownOrders>): void {
  const personId = useSelector(selectGuest)?.personId ?? skipToken
  const { pathname } = useLocation()
  const isOpen = openOrders(known?.response ?? [], useMinute(), useConfig().timeZone).length > 0
  const isFollowed = isOpen && pathname !== paths.home && !showOrders.includes(pathname)
  const { refetch } = getOrders.useQuerySubscription(isFollowed ? personId : skipToken)
  useStatusRefresh(isFollowed, [refetch], known?.at)
}
