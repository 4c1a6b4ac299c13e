import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useChangedStatus, type Watched } from '#src/hotel/useChangedStatus.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { useStatusRefresh } from '#src/hotel/useStatusRefresh.ts'
import { reconcileAll } from './reconcileReceipt.ts'
import type { Dispatch } from './receiptsSlice.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './RefreshLists.module.css'

/** A list of the hotel, as far as refreshing it goes. A list that was loaded before keeps its rows when a later request fails. */
export interface RefreshedList {
  readonly isFetching: boolean
  readonly hasFailed: boolean
  /** When it was loaded, in ms; `undefined` before that. */
  readonly readAt: number | undefined
  /** The list says itself when it was loaded, since it could not be loaded again. */
  readonly isDated?: boolean
  readonly read: () => unknown
}

interface Query {
  readonly isFetching: boolean
  readonly isError: boolean
  /** Of an `OfflineQueryView`: the last request failed, and none has succeeded since. */
  readonly hasFailed?: boolean
  readonly readAt: number | undefined
  readonly refetch: () => unknown
}

/** A query of one of the hotel's lists, as far as refreshing it goes. */
export function asRefreshedList({ isFetching, isError, hasFailed = false, readAt, refetch }: Query): RefreshedList {
  return { isFetching, hasFailed: isError && !isFetching, isDated: hasFailed, readAt, read: refetch }
}

interface Props {
  readonly lists: readonly RefreshedList[]
  /** Something on the screen may still change, so the lists are read again by themselves. */
  readonly isUnfinished?: boolean
  /** The records whose changed status is announced. */
  readonly watched?: readonly Watched[]
}

/**
 * Reloads lists on demand, and by itself while something in them is unfinished. Shows the time of the oldest load, because the page may
 * be as old as that.
 */
export function RefreshLists({ lists, isUnfinished = false, watched = [] }: Props) {
  const { t } = useTranslation('receipts')
  const dispatch = useDispatch<Dispatch>()
  const [asked, setAsked] = useState(false)
  const isFetching = lists.some((list) => list.isFetching)
  const when = useLastRead(lists)
  useStatusRefresh(
    isUnfinished,
    lists.map(({ read }) => read),
  )
  const changed = useChangedStatus(watched)
  if (when === undefined) return null

  function refresh() {
    setAsked(true)
    if (isFetching) return
    for (const { read } of lists) read()
    dispatch(reconcileAll())
  }

  const isRead = lists.every(({ hasFailed }) => !hasFailed)
  const done = isRead ? t('refresh.done', { when }) : ''
  return (
    <div className={styles.refresh}>
      <p className={styles.lastRead}>{!lists.some(({ isDated }) => isDated) && t('refresh.lastRead', { when })}</p>
      <Button variant="secondary" onClick={refresh}>
        <RefreshCw aria-hidden="true" className={classes(asked && isFetching && styles.turning)} />
        <span>{t('refresh.button')}</span>
      </Button>
      <p role="status" className="visually-hidden">
        {asked && (isFetching ? t('refresh.busy') : done)}
      </p>
      <p role="status" className="visually-hidden">
        {changed}
      </p>
    </div>
  )
}

/** The formatted time of the oldest load; `undefined` before the first. */
function useLastRead(lists: readonly RefreshedList[]): string | undefined {
  const write = useRecentTime()
  const times = lists.flatMap(({ readAt }) => readAt ?? [])
  return times.length === 0 ? undefined : write(new Date(Math.min(...times)))
}
