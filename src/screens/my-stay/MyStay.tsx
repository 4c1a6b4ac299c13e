import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectOffersRetry } from '#src/config/configSlice.ts'
import { useSpaFacts } from '#src/hotel/spa.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { paths } from '#src/navigation/paths.ts'
import { RefreshLists, useHotelLists, type ListOfKind } from '#src/outbox/HotelList.tsx'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { useSpaRequests } from '#src/outbox/useSpaRequests.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { EmptyState, Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import { Timeline } from './Timeline.tsx'
import { useEntries } from './useEntries.ts'

const hasRows = ({ query }: ListOfKind) => query.readAt !== undefined

/**
 * The whole stay on one page: orders, reservations, requests and problems, newest first, below this device's unconfirmed
 * receipts and what only this device has. It is an addition to the lists of the spec and does not replace them.
 */
export function MyStay() {
  const { t } = useTranslation(['myStay', 'common'])
  const lists = useHotelLists()
  const entries = useEntries(lists)
  const spa = useLocalSpaRequests()
  const frame = useRef<HTMLDivElement>(null)
  // The button is about to unmount; move the focus to the content that replaces it.
  const keepFocus = () => frame.current?.focus()
  const removeSpa = (id: string) => {
    spa.remove(id)
    keepFocus()
  }
  const failed = lists.filter(({ query }) => query.isError && !query.isFetching)
  const missing = failed.filter((list) => !hasRows(list))
  const isWaiting = lists.some((list) => !hasRows(list) && !list.query.hasFailed)
  return (
    <ScreenLayout title={t('myStay:title')} wide>
      <RefreshLists lists={lists} />
      <UnconfirmedReceipts />
      {spa.requests.length > 0 && <LocalSpaRequests requests={spa.requests} onRemove={removeSpa} />}
      <Stack gap={6} ref={frame} tabIndex={-1} aria-busy={lists.some(({ query }) => query.isFetching)}>
        <FailedLists lists={missing} isOld={false} retried={failed} onRetry={keepFocus} />
        <FailedLists
          lists={failed.filter(hasRows)}
          isOld
          retried={missing.length > 0 ? [] : failed}
          onRetry={keepFocus}
        />
        {lists.some((list) => !hasRows(list) && list.query.isFetching) && (
          <>
            <p role="status" className="visually-hidden">
              {t('common:loading')}
            </p>
            <Skeleton shape="card" lines={3} />
          </>
        )}
        {!isWaiting && entries.length > 0 && <Timeline entries={entries} />}
        {entries.length + spa.requests.length === 0 && lists.every(hasRows) && <NothingYet />}
      </Stack>
    </ScreenLayout>
  )
}

/** The massages that the guest asked for on this device, newest first, without those that the spa does not have. */
function useLocalSpaRequests() {
  const { requests, remove } = useSpaRequests()
  const factsOf = useSpaFacts()
  const known = requests.flatMap(({ id, ...choice }) => {
    const [name, ...facts] = factsOf(choice) ?? []
    return name === undefined ? [] : [{ id, title: name.value, facts }]
  })
  return { requests: known.reverse(), remove }
}

interface LocalSpaRequestsProps {
  readonly requests: ReturnType<typeof useLocalSpaRequests>['requests']
  readonly onRemove: (id: string) => void
}

/** The massages that the guest asked for, which only this device has (spec 2.79). */
function LocalSpaRequests({ requests, onRemove }: LocalSpaRequestsProps) {
  const { t } = useTranslation('myStay')
  return (
    <Stack as="section" aria-labelledby="local-spa-requests">
      <h2 id="local-spa-requests">{t('onlyHere.title')}</h2>
      <p>{t('onlyHere.text')}</p>
      <RecordList>
        {requests.map(({ id, title, facts }) => (
          <RecordCard key={id} heading="h3" kind={t('onlyHere.kind')} title={title} facts={facts}>
            <div>
              <Button variant="quiet" onClick={() => onRemove(id)}>
                <span>{t('onlyHere.remove')}</span>
                <span className="visually-hidden">{`: ${title}`}</span>
              </Button>
            </div>
          </RecordCard>
        ))}
      </RecordList>
    </Stack>
  )
}

interface FailedListsProps {
  readonly lists: readonly ListOfKind[]
  /** Their rows from an earlier load are shown, so nothing is missing. */
  readonly isOld: boolean
  /** What its button reads again; without any it has none. */
  readonly retried: readonly ListOfKind[]
  readonly onRetry: () => void
}

/** Names the lists that failed to load, explains the effect on the page, and offers a retry. */
function FailedLists({ lists, isOld, retried, onRetry }: FailedListsProps) {
  const { t } = useTranslation(['myStay', 'common'])
  const [language] = useLanguage()
  const offersRetry = useSelector(selectOffersRetry)
  if (lists.length === 0) return null
  const names = listOf(
    lists.map(({ kind }) => t(`myStay:lists.${kind}`)),
    language,
  )

  function retry() {
    onRetry()
    for (const { query } of retried) query.refetch()
  }

  return (
    <Notice
      tone={isOld ? 'info' : 'danger'}
      live={isOld ? 'polite' : 'assertive'}
      title={t('myStay:failed.title', { lists: names })}
      action={
        retried.length > 0 &&
        !offersRetry && (
          <Button variant="secondary" onClick={retry}>
            {t('common:retry')}
          </Button>
        )
      }
    >
      {isOld ? t('myStay:failed.stale') : t('myStay:failed.missing')}
    </Notice>
  )
}

/** The empty state, with links to order, reserve and request. */
function NothingYet() {
  const { t } = useTranslation(['myStay', 'myOrders', 'myReservations', 'requestAmenities'])
  const ways = (
    <ButtonRow>
      <Link className={buttonClass('primary')} to={paths.roomService}>
        {t('myOrders:empty.action')}
      </Link>
      <Link className={buttonClass('secondary')} to={paths.reserveTable}>
        {t('myReservations:empty.action')}
      </Link>
      <Link className={buttonClass('secondary')} to={paths.requestAmenities}>
        {t('requestAmenities:empty.action')}
      </Link>
    </ButtonRow>
  )
  return (
    <EmptyState title={t('myStay:empty.title')} action={ways}>
      {t('myStay:empty.text')}
    </EmptyState>
  )
}
