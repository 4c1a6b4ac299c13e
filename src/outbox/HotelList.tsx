import { skipToken } from '@reduxjs/toolkit/query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { newestFirst, sortableMoment } from '#src/hotel/hotelClock.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { useChangedStatus, watch, useStatusRefresh } from '#src/hotel/useStatusUpdates.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useRequestTexts } from '#src/hotel/requestMessage.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { paths } from '#src/navigation/paths.ts'
import { OfflineQueryView, useOfflineQuery, type OfflineQuery } from '#src/offline/OfflineQuery.tsx'
import type { Id } from '#src/schemas/fields.ts'
import { selectGuest } from '#src/session/session.ts'
import { classes } from '#src/ui/classes.ts'
import { EmptyState, Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { RecordCard, RecordList, type HotelRecord } from '#src/ui/records/RecordCard.tsx'
import { listedKinds, rowViewOf } from './kindViews.tsx'
import { kinds, type ListedKind, type ListQuery, type Row } from './kinds.ts'
import type { Dispatch } from './receiptsSlice.ts'
import { reconcileAll } from './reconcileReceipt.ts'
import { UnconfirmedReceipts } from './UnconfirmedReceipts.tsx'
import styles from './HotelList.module.css'

/** One of the hotel's lists, with its query. */
export interface ListOfKind<K extends ListedKind = ListedKind> {
  readonly kind: K
  readonly query: OfflineQuery<Row<K>[]>
}

/** The rows of a list; `undefined` where it could not be read. */
export function rowsOf<K extends ListedKind>({ query }: ListOfKind<K>): readonly Row<K>[] | undefined {
  return query.readAt === undefined ? undefined : query.data
}

interface RowWithStatus {
  readonly id: Id
  /** Reservations have none. */
  readonly status?: string | undefined
}

function rowsWithStatus(list: ListOfKind): readonly RowWithStatus[] {
  return rowsOf(list) ?? []
}

/** Reads one of the guest's lists on each visit; nothing where the hotel does not have it. */
function useHotelList<K extends ListedKind>(kind: K): ListOfKind<K> {
  const personId = useSelector(selectGuest)?.personId
  const isListed = kinds[kind].isListed(useConfig())
  const list: ListQuery = kinds[kind].list
  const query = list.useQuery(isListed ? (personId ?? skipToken) : skipToken, { refetchOnMountOrArgChange: true })
  return { kind, query: useOfflineQuery(query, kinds[kind].rows) }
}

/** Reads all lists that the hotel has. */
export function useHotelLists(): readonly ListOfKind[] {
  // oxlint-disable-next-line react/hooks -- the kinds are the same in every render
  const lists = listedKinds.map(useHotelList)
  const config = useConfig()
  return lists.filter(({ kind }) => kinds[kind].isListed(config))
}

interface HotelListProps<K extends ListedKind> {
  readonly kind: K
  /** The kind whose texts are shown in place of an empty list, with a link to where the guest begins one. */
  readonly emptyAs?: ListedKind
  /** By default each row is a card, the newest first. */
  readonly children?: (rows: readonly Row<K>[]) => ReactNode
  /** Whether the list can be refreshed, and is while something in it is unfinished. Reservations have no status: never by itself. */
  readonly isRefreshed?: boolean
  /** Whether this device's unconfirmed receipts of the kind are above the list. */
  readonly hasReceipts?: boolean
}

/** One of the hotel's lists, read on each visit, below this device's unconfirmed receipts: loading, failed, empty, or its rows. */
export function HotelList<K extends ListedKind>(props: HotelListProps<K>) {
  const { kind, emptyAs = kind, isRefreshed = true, hasReceipts = true } = props
  const { children = (rows) => <Records kind={kind} rows={rows} /> } = props
  const { t } = useTranslation(listedKinds.map((each) => rowViewOf(each).texts))
  const list = useHotelList(kind)
  const { texts } = rowViewOf(emptyAs)
  const action = (
    <Link className={buttonClass('primary')} to={emptyAs === 'order' ? paths.roomService : kinds[emptyAs].path.form}>
      {t(`${texts}:empty.action`)}
    </Link>
  )
  return (
    <>
      {isRefreshed && <RefreshLists lists={[list]} isDated={list.query.hasFailed} />}
      {hasReceipts && <UnconfirmedReceipts kind={kind} />}
      <OfflineQueryView
        query={list.query}
        skeleton={<Skeleton shape="card" lines={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t(`${texts}:empty.title`)} action={action}>
            {t(`${texts}:empty.text`)}
          </EmptyState>
        }
      >
        {children}
      </OfflineQueryView>
    </>
  )
}

type DatedRow = RowWithStatus & { readonly createdTime?: string | undefined }

/** Rows as cards, the newest first; those without a time of creation, as orders are, in the order received. */
export function Records({ kind, rows }: { readonly kind: ListedKind; readonly rows: readonly DatedRow[] }) {
  const config = useConfig()
  const recordOf: (row: DatedRow) => HotelRecord = useRecords(config, useRequestTexts(config.currency))[kind]
  return (
    <RecordList>
      {newestFirst(rows, ({ createdTime }) => sortableMoment(createdTime)).map((row) => (
        <RecordCard key={row.id} {...recordOf(row)} />
      ))}
    </RecordList>
  )
}

interface RefreshListsProps {
  readonly lists: readonly ListOfKind[]
  /** The page says elsewhere when the list was loaded, since it could not be loaded again. */
  readonly isDated?: boolean
}

/**
 * Reloads lists on demand, and by itself while something in them is unfinished; announces a status that has changed. Shows the time of the
 * oldest load, because the page may be as old as that.
 */
export function RefreshLists({ lists, isDated = false }: RefreshListsProps) {
  const { t } = useTranslation('receipts')
  const dispatch = useDispatch<Dispatch>()
  const [isAsked, setAsked] = useState(false)
  const records = useRecords(useConfig())
  const recordOf = (kind: ListedKind): ((row: RowWithStatus) => HotelRecord) => records[kind]
  const queries = lists.map(({ query }) => query)
  const isFetching = queries.some((query) => query.isFetching)
  const when = useLastRead(queries)
  useStatusRefresh(
    lists.some((list) => rowsWithStatus(list).some(isUnfinished)),
    queries.map(({ refetch }) => refetch),
  )
  const changed = useChangedStatus(lists.flatMap((list) => watch(list.kind, rowsWithStatus(list), recordOf(list.kind))))
  if (when === undefined) return null

  function refresh() {
    setAsked(true)
    if (isFetching) return
    for (const { refetch } of queries) refetch()
    dispatch(reconcileAll())
  }

  const isRead = queries.every(({ isError }) => !isError)
  const done = isRead ? t('refresh.done', { when }) : ''
  return (
    <div className={styles.refresh}>
      <p className="hint">{!isDated && t('refresh.lastRead', { when })}</p>
      <button type="button" className="icon-button" aria-label={t('refresh.button')} onClick={refresh}>
        <RefreshCw aria-hidden="true" className={classes(isAsked && isFetching && styles.turning)} />
      </button>
      <p role="status" className="visually-hidden">
        {isAsked && (isFetching ? t('refresh.busy') : done)}
      </p>
      <p role="status" className="visually-hidden">
        {changed}
      </p>
    </div>
  )
}

/** The formatted time of the oldest load; `undefined` before the first. */
function useLastRead(queries: readonly OfflineQuery<unknown>[]): string | undefined {
  const format = useRecentTime()
  const times = queries.flatMap(({ readAt }) => readAt ?? [])
  return times.length === 0 ? undefined : format(new Date(Math.min(...times)))
}
