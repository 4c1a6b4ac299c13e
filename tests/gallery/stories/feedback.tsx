import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { DrawnCheck } from '#src/ui/feedback/DrawnCheck.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { OpeningDot } from '#src/ui/feedback/OpeningDot.tsx'
import { OpeningHint } from '#src/ui/feedback/OpeningHint.tsx'
import { QueryView, type QueryState } from '#src/ui/feedback/QueryView.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

const placements = ['centre', 'right', 'full'] as const

function Dialogs() {
  const { t } = useTranslation(['settings', 'common'])
  const [open, setOpen] = useState<(typeof placements)[number]>()
  const close = () => setOpen(undefined)
  return (
    <Stack>
      {placements.map((placement) => (
        <div key={placement}>
          <Button variant="secondary" onClick={() => setOpen(placement)}>
            {t('settings:wipe.button')} ({placement})
          </Button>
          <Dialog
            open={open === placement}
            onClose={close}
            title={t('settings:wipe.title')}
            closeLabel={t('common:close')}
            placement={placement}
          >
            <p>{t('settings:wipe.text')}</p>
            <ButtonRow>
              <Button variant="secondary" onClick={close}>
                {t('settings:wipe.cancel')}
              </Button>
              <Button variant="danger" onClick={close}>
                {t('settings:wipe.confirm')}
              </Button>
            </ButtonRow>
          </Dialog>
        </div>
      ))}
    </Stack>
  )
}

function EmptyStates() {
  const { t } = useTranslation(['myOrders', 'menus'])
  return (
    <Stack>
      <EmptyState title={t('menus:empty.title')} />
      <EmptyState title={t('myOrders:empty.title')} action={<Button>{t('myOrders:empty.action')}</Button>}>
        {t('myOrders:empty.text')}
      </EmptyState>
    </Stack>
  )
}

function Notices() {
  const { t } = useTranslation(['receipts', 'common'])
  return (
    <Stack>
      <Notice tone="info" title={t('receipts:order.sending.title')}>
        {t('receipts:order.sending.text')}
      </Notice>
      <Notice tone="success" title={t('receipts:order.confirmed.title')} />
      <Notice tone="warning">{t('receipts:order.not-accepted.text')}</Notice>
      <Notice
        tone="danger"
        title={t('common:readFailed')}
        action={<Button variant="secondary">{t('common:retry')}</Button>}
      >
        {t('common:readFailedHint')}
      </Notice>
    </Stack>
  )
}

function OpeningHints() {
  const { t } = useTranslation('openingHours')
  return (
    <Stack>
      <OpeningHint open text={t('openUntil', { time: '23:00' })} note={t('lastSeating', { time: '22:00' })} />
      <OpeningHint open={false} text={t('opensTomorrow', { time: '11:00' })} />
    </Stack>
  )
}

const query = { isLoading: false, isFetching: false, isError: false, refetch: () => undefined }
const queries: Readonly<Record<string, QueryState<string[]>>> = {
  loading: { ...query, isLoading: true, isFetching: true },
  data: { ...query, data: ['Tarator'] },
  empty: { ...query, data: [] },
  error: { ...query, isError: true },
  errorAfterData: { ...query, isError: true, data: ['Tarator'] },
}

function OpeningDots() {
  const { t } = useTranslation('openingHours')
  return (
    <Stack>
      <OpeningDot open text={t('openUntil', { time: '23:00' })} />
      <OpeningDot open={false} text={t('opensTomorrow', { time: '11:00' })} />
    </Stack>
  )
}

function DrawnChecks() {
  return <DrawnCheck />
}

function QueryViews() {
  const { t } = useTranslation(['myOrders', 'common'])
  const texts = useReadTexts()
  const views = { texts, skeleton: <Skeleton lines={2} />, empty: <EmptyState title={t('myOrders:empty.title')} /> }
  return (
    <Stack gap={6}>
      {Object.entries(queries).map(([name, state]) => (
        <QueryView key={name} {...views} query={state} isEmpty={(data) => data.length === 0}>
          {(data) => data.map((text) => <p key={text}>{text}</p>)}
        </QueryView>
      ))}
      <QueryView {...views} query={{ ...query, data: ['Tarator'] }} old={t('common:asOf', { when: '14:30' })}>
        {(data) => data.map((text) => <p key={text}>{text}</p>)}
      </QueryView>
    </Stack>
  )
}

function Skeletons() {
  return (
    <Stack>
      <Skeleton lines={3} />
      <Skeleton shape="card" />
      <Skeleton shape="dish" lines={2} />
      <Skeleton shape="tile" lines={2} />
    </Stack>
  )
}

function StatusPills() {
  const { t } = useTranslation('myOrders')
  return (
    <Stack>
      <p>
        <StatusPill tone="neutral">{t('statuses.created')}</StatusPill>{' '}
        <StatusPill tone="info">{t('statuses.preparing')}</StatusPill>{' '}
        <StatusPill tone="warning">{t('statuses.onTheWay')}</StatusPill>{' '}
        <StatusPill tone="success">{t('statuses.delivered')}</StatusPill>{' '}
        <StatusPill tone="danger">{t('statuses.rejected')}</StatusPill>
      </p>
    </Stack>
  )
}

/** Stories of the components that give feedback. */
export const feedback = {
  Dialog: Dialogs,
  DrawnCheck: DrawnChecks,
  EmptyState: EmptyStates,
  Notice: Notices,
  OpeningDot: OpeningDots,
  OpeningHint: OpeningHints,
  QueryView: QueryViews,
  Skeleton: Skeletons,
  StatusPill: StatusPills,
}
