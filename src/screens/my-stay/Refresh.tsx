import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useRecentTime } from '#src/hotel/useRecentTime.ts'
import { reconcileAll } from '#src/submissions/reconciliation/reconcileReceipt.ts'
import type { Dispatch } from '#src/submissions/thunk.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './MyStay.module.css'
import type { ListState } from './useStayLists.ts'

/** Reloads every list. Shows the time of the oldest load, because the page may be as old as that. */
export function Refresh({ lists }: { readonly lists: readonly ListState[] }) {
  const { t } = useTranslation('myStay')
  const dispatch = useDispatch<Dispatch>()
  const [asked, setAsked] = useState(false)
  const isFetching = lists.some((list) => list.isFetching)
  const when = useLastRead(lists)
  if (when === undefined) return null

  function refresh() {
    setAsked(true)
    if (isFetching) return
    for (const { read } of lists) read()
    dispatch(reconcileAll())
  }

  const isRead = lists.every(({ hasFailed }) => !hasFailed)
  const done = isRead ? t('refreshed', { when }) : ''
  return (
    <div className={styles.refresh}>
      <p className={styles.lastRead}>{t('lastRead', { when })}</p>
      <Button variant="secondary" onClick={refresh}>
        <RefreshCw aria-hidden="true" className={classes(isFetching && styles.turning)} />
        {t('refresh')}
      </Button>
      <p role="status" className="visually-hidden">
        {asked && (isFetching ? t('refreshing') : done)}
      </p>
    </div>
  )
}

/** The formatted time of the oldest load; `undefined` before the first. */
function useLastRead(lists: readonly ListState[]): string | undefined {
  const write = useRecentTime(useConfig().timeZone)
  const times = lists.flatMap(({ readAt }) => readAt ?? [])
  return times.length === 0 ? undefined : write(new Date(Math.min(...times)))
}
