import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useOrderRecords } from '#src/hotel/records/useOrderRecord.ts'
import { useRequestRecords } from '#src/hotel/records/useRequestRecord.ts'
import { useReportRecords } from '#src/hotel/records/useReportRecord.ts'
import { isUnfinished } from '#src/hotel/statuses.ts'
import { watch } from '#src/hotel/useChangedStatus.ts'
import { RefreshLists } from '#src/outbox/RefreshLists.tsx'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { NothingYet } from './NothingYet.tsx'
import { OnlyHere } from './OnlyHere.tsx'
import { Timeline } from './Timeline.tsx'
import { Unread } from './Unread.tsx'
import { useEntries } from './useEntries.ts'
import { useSpaRecords } from './useSpaRecords.ts'
import { useStayLists } from './useStayLists.ts'

/**
 * The whole stay on one page: orders, reservations, requests and problems, newest first, below this device's unconfirmed
 * receipts and what only this device has. It is an addition to the lists of the spec and does not replace them.
 */
export function MyStay() {
  const { t } = useTranslation('myStay')
  const { states, rows } = useStayLists()
  const entries = useEntries(rows)
  const spa = useSpaRecords()
  const { orders = [], requests = [], reports = [] } = rows
  const unfinished = [...orders, ...requests, ...reports].some(isUnfinished)
  const { currency, timeZone } = useConfig()
  const watched = [
    ...watch('order', orders, useOrderRecords(currency)),
    ...watch('request', requests, useRequestRecords(timeZone)),
    ...watch('report', reports, useReportRecords(timeZone)),
  ]
  const frame = useRef<HTMLDivElement>(null)
  // The button is about to unmount; move the focus to the content that replaces it.
  const keepFocus = () => frame.current?.focus()
  const removeSpa = (id: string) => {
    spa.remove(id)
    keepFocus()
  }
  const failed = states.filter(({ hasFailed }) => hasFailed)
  const isWaiting = states.some(({ isNew }) => isNew)
  return (
    <ScreenLayout title={t('title')} lead={t('lead')} wide>
      <RefreshLists lists={states} isUnfinished={unfinished} watched={watched} />
      <UnconfirmedReceipts />
      {spa.records.length > 0 && <OnlyHere records={spa.records} onRemove={removeSpa} />}
      <Stack gap={6} ref={frame} tabIndex={-1} aria-busy={states.some(({ isFetching }) => isFetching)}>
        <Unread lists={failed.filter(({ hasRows }) => !hasRows)} onRetry={keepFocus} />
        <Unread lists={failed.filter(({ hasRows }) => hasRows)} isOld onRetry={keepFocus} />
        {states.some(({ hasRows, isFetching }) => !hasRows && isFetching) && <Waiting />}
        {!isWaiting && entries.length > 0 && <Timeline entries={entries} />}
        {entries.length + spa.records.length === 0 && states.every(({ hasRows }) => hasRows) && <NothingYet />}
      </Stack>
    </ScreenLayout>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <Skeleton shape="card" lines={3} />
    </>
  )
}
