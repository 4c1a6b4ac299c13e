import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useOfflineQuery, type OfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { selectGuest } from '#src/session/session.ts'
import { asRefreshedList, type RefreshedList } from '#src/outbox/RefreshLists.tsx'
import { orderList } from '#src/schemas/orders.ts'
import { reportList } from '#src/schemas/reports.ts'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { reservationList } from '#src/schemas/reservations.ts'

export type ListName = 'orders' | 'reservations' | 'requests' | 'reports'

/** The loading state of one list. */
export interface ListState extends RefreshedList {
  readonly name: ListName
  readonly hasRows: boolean
  /** No request has succeeded or failed yet. */
  readonly isNew: boolean
}

function stateOf<Row>(name: ListName, answer: OfflineQuery<Row[]>): ListState {
  const hasRows = answer.readAt !== undefined
  return { ...asRefreshedList(answer), isDated: false, name, hasRows, isNew: !hasRows && !answer.hasFailed }
}

function rowsOf<Row>({ data, readAt }: OfflineQuery<Row[]>): Row[] | undefined {
  return readAt === undefined ? undefined : data
}

const afresh = { refetchOnMountOrArgChange: true }

/**
 * Loads the guest's lists on each visit. The hotel has a list of reports only with `reportsEndpoint`; without it that list is
 * not requested and has no rows.
 */
export function useStayLists() {
  const guest = useSelector(selectGuest)
  const { reportsEndpoint } = useConfig()
  const whose = guest?.personId ?? skipToken
  const orders = useOfflineQuery(hotelApi.useGetOrdersQuery(whose, afresh), orderList)
  const reservations = useOfflineQuery(hotelApi.useGetReservationsQuery(whose, afresh), reservationList)
  const requests = useOfflineQuery(hotelApi.useGetAmenityRequestsQuery(whose, afresh), amenityRequestList)
  const reports = useOfflineQuery(hotelApi.useGetReportsQuery(reportsEndpoint ? whose : skipToken, afresh), reportList)
  const states: readonly ListState[] = [
    stateOf('orders', orders),
    stateOf('reservations', reservations),
    stateOf('requests', requests),
    ...(reportsEndpoint ? [stateOf('reports', reports)] : []),
  ]
  const rows = {
    orders: rowsOf(orders),
    reservations: rowsOf(reservations),
    requests: rowsOf(requests),
    reports: rowsOf(reports),
  }
  return { states, rows }
}
