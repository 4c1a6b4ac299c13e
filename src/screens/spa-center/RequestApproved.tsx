import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpaSession } from '#src/hotel/spa/useSpaFacts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { SessionFacts } from './SessionFacts.tsx'

type Payment = 'room' | 'card' | 'cash'

/**
 * REQUEST_APPROVED: payment options and Done (spec 2.64). Only reachable in a demo build, because no event leads to this
 * view.
 */
export function RequestApproved({ session, onDone }: { readonly session: SpaSession; readonly onDone: () => void }) {
  const { t } = useTranslation('spaCenter')
  const [payment, setPayment] = useState<Payment>('room')
  const options: { value: Payment; label: string }[] = [
    { value: 'room', label: t('approved.room') },
    { value: 'card', label: t('approved.card') },
    { value: 'cash', label: t('approved.cash') },
  ]
  return (
    <ScreenLayout title={t('approved.title')} lead={t('approved.text')}>
      <SessionFacts session={session} />
      <RadioGroup
        legend={t('approved.payment')}
        name="payment"
        value={payment}
        onChange={setPayment}
        options={options}
      />
      <Button onClick={onDone}>{t('approved.done')}</Button>
    </ScreenLayout>
  )
}
