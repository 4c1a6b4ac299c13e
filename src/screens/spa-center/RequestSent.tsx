import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { readHotelFacts, telephone } from '#src/schemas/hotelAndSurroundings.ts'
import { paths } from '#src/navigation/paths.ts'
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
 * REQUEST_SENT (spec 2.63). No request is sent to the hotel: it is kept on this device (spec 2.79), and the guest is asked to call.
 */
export function RequestSent({ facts, onBack }: RequestSentProps) {
  const { t } = useTranslation(['spaCenter', 'common', 'receipts'])
  const { hotelFacts } = useConfig()
  const { phone } = useMemo(() => readHotelFacts(hotelFacts), [hotelFacts])
  return (
    <ScreenLayout title={t('spaCenter:sent.title')}>
      <p>{t('spaCenter:sent.confirm')}</p>
      {phone && (
        <a className={buttonClass('primary')} href={telephone(phone)}>
          {t('spaCenter:sent.call')}
        </a>
      )}
      <Card>
        <Facts facts={facts} />
      </Card>
      <ButtonRow>
        <Button variant="secondary" onClick={onBack}>
          {t('spaCenter:back')}
        </Button>
        <Link className={buttonClass('quiet')} to={paths.myStay}>
          {t('receipts:toMyStay')}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.home}>
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
