import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { hotelApi } from '#src/api/hotelApi.ts'
import { selectConfig } from '#src/config/configSlice.ts'
import { selectGuest } from '#src/session/session.ts'

/** The lists of the hotel that make a stay. */
export type ListName = 'orders' | 'reservations' | 'requests' | 'reports'

/** How the reading of one list stands. A list that was read once keeps its rows when a later reading fails. */
export interface ListState {
  readonly name: ListName
  readonly hasRows: boolean
  /** Was never answered, neither well nor badly. */
  readonly isNew: boolean
  readonly isFetching: boolean
  readonly hasFailed: boolean
  readonly readAt: number | undefined
  readonly read: () => void
}

interface Query {
  readonly currentData?: unknown
  readonly error?: unknown
  readonly isFetching: boolean
  readonly isError: boolean
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

function stateOf(name: ListName, query: Query): ListState {
  const { currentData, error, isFetching, isError, fulfilledTimeStamp, refetch } = query
  const hasRows = currentData !== undefined
  const isNew = !hasRows && error === undefined
  const hasFailed = isError && !isFetching
  return { name, hasRows, isNew, isFetching, hasFailed, readAt: fulfilledTimeStamp, read: () => void refetch() }
}

const afresh = { refetchOnMountOrArgChange: true }

/**
 * Reads the guest's lists afresh on each visit. The hotel lists reports only with `reportsEndpoint`; without it that
 * list is not read and has no rows.
 */
export function useStayLists() {
  const guest = useSelector(selectGuest)
  const { reportsEndpoint } = useSelector(selectConfig)
  const whose = guest?.personId ?? skipToken
  const orders = hotelApi.useGetOrdersQuery(whose, afresh)
  const reservations = hotelApi.useGetReservationsQuery(whose, afresh)
  const requests = hotelApi.useGetAmenityRequestsQuery(whose, afresh)
  const reports = hotelApi.useGetReportsQuery(reportsEndpoint ? whose : skipToken, afresh)
  const states: readonly ListState[] = [
    stateOf('orders', orders),
    stateOf('reservations', reservations),
    stateOf('requests', requests),
    ...(reportsEndpoint ? [stateOf('reports', reports)] : []),
  ]
  const rows = {
    orders: orders.currentData,
    reservations: reservations.currentData,
    requests: requests.currentData,
    reports: reports.currentData,
  }
  return { states, rows }
}
