import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Facts, type Fact } from '#src/ui/records/Facts.tsx'

interface RequestSentProps {
  /** The details of the session. */
  readonly facts: readonly Fact[]
  readonly onBack: () => void
}

/**
 * REQUEST_SENT (spec 2.63). No request is sent to the hotel: it is kept on this device (spec 2.79), and the guest is asked to confirm it
 * with the spa.
 */
export function RequestSent({ facts, onBack }: RequestSentProps) {
  const { t } = useTranslation(['spaCenter', 'common', 'receipts'])
  return (
    <ScreenLayout title={t('spaCenter:sent.title')} lead={t('spaCenter:sent.text')}>
      <Notice tone="warning">{t('spaCenter:sent.confirm')}</Notice>
      <Card>
        <Facts facts={facts} />
      </Card>
      <p>
        <span>{t('spaCenter:sent.kept')}</span> <Link to={paths.myStay}>{t('receipts:toMyStay')}</Link>
      </p>
      <ButtonRow>
        <Button variant="secondary" onClick={onBack}>
          {t('spaCenter:back')}
        </Button>
        <Link className={buttonClass('primary')} to={paths.home}>
          {t('common:goHome')}
        </Link>
      </ButtonRow>
    </ScreenLayout>
  )
}

interface RequestApprovedProps {
  readonly facts: readonly Fact[]
  readonly onDone: () => void
}

/** REQUEST_APPROVED: payment options and Done (spec 2.64). Only reachable in a demo build, because no event leads to this view. */
export function RequestApproved({ facts, onDone }: RequestApprovedProps) {
  const { t } = useTranslation('spaCenter')
  const [payment, setPayment] = useState('room')
  return (
    <ScreenLayout title={t('approved.title')} lead={t('approved.text')}>
      <Card>
        <Facts facts={facts} />
      </Card>
      <RadioGroup
        legend={t('approved.payment')}
        name="payment"
        value={payment}
        onChange={setPayment}
        options={[
          { value: 'room', label: t('approved.room') },
          { value: 'card', label: t('approved.card') },
          { value: 'cash', label: t('approved.cash') },
        ]}
      />
      <Button onClick={onDone}>{t('approved.done')}</Button>
    </ScreenLayout>
  )
}
