import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './PaymentChoice.module.css'

interface PaymentChoiceProps {
  readonly value: PaymentMethod
  readonly onChange: (method: PaymentMethod) => void
  readonly disabled: boolean
}

/**
 * Payment by room or cash, and by card if the hotel offers it; below, when the chosen one is paid. The request body has no field for the payment, so a note says
 * that staff will confirm it.
 */
export function PaymentChoice({ value, onChange, disabled }: PaymentChoiceProps) {
  const { t } = useTranslation('roomService')
  const { cardPayment } = useConfig()
  const options: { value: PaymentMethod; label: string }[] = [
    { value: 'room', label: t('finalize.room') },
    { value: 'cash', label: t('finalize.cash') },
  ]
  if (cardPayment) options.push({ value: 'card', label: t('finalize.card') })
  return (
    <Stack gap={2}>
      <RadioGroup
        legend={t('finalize.payment')}
        name="payment"
        value={value}
        onChange={onChange}
        options={options}
        disabled={disabled}
      />
      <div className={styles.note}>
        <p aria-live="polite">{value === 'room' ? t('finalize.roomHint') : t('finalize.onDeliveryHint')}</p>
        <p>{t('finalize.paymentNote')}</p>
      </div>
    </Stack>
  )
}
