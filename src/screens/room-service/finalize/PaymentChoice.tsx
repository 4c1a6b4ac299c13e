import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import type { PaymentMethod } from '#src/submissions/receipts/receipt.ts'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './PaymentChoice.module.css'

interface PaymentChoiceProps {
  readonly value: PaymentMethod
  readonly onChange: (method: PaymentMethod) => void
  readonly disabled: boolean
}

/**
 * Payment by room or cash, and by card if the hotel offers it. The request body has no field for the payment, so a note says
 * that staff will confirm it.
 */
export function PaymentChoice({ value, onChange, disabled }: PaymentChoiceProps) {
  const { t } = useTranslation('roomService')
  const { cardPayment } = useConfig()
  const options: { value: PaymentMethod; label: string; hint: string }[] = [
    { value: 'room', label: t('finalize.room'), hint: t('finalize.roomHint') },
    { value: 'cash', label: t('finalize.cash'), hint: t('finalize.onDeliveryHint') },
  ]
  if (cardPayment) options.push({ value: 'card', label: t('finalize.card'), hint: t('finalize.onDeliveryHint') })
  return (
    <Stack gap={2}>
      <RadioGroup
        legend={t('finalize.payment')}
        name="payment"
        value={value}
        onChange={onChange}
        options={options}
        disabled={disabled}
        look="beside"
      />
      <p className={styles.note}>{t('finalize.paymentNote')}</p>
    </Stack>
  )
}
