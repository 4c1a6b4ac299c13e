import { useTranslation } from 'react-i18next'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import styles from './Quantity.module.css'

interface QuantityProps {
  /** The label of what is counted. */
  readonly what: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** The message that the hotel receives. */
  readonly message: string
  readonly disabled: boolean
}

/** How many towels, or shampoo and soap, and the message that says so; 0 says nothing (spec 2.80). */
export function Quantity({ what, value, onChange, message, disabled }: QuantityProps) {
  const { t } = useTranslation('requestAmenities')
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.label}>{t('quantity.label')}</span>
        <QuantityStepper
          value={value}
          onChange={onChange}
          disabled={disabled}
          labels={{
            decrease: t('quantity.fewer', { what }),
            increase: t('quantity.more', { what }),
            quantity: t('quantity.of', { what }),
          }}
        />
      </div>
      <p className={styles.sent}>{value > 0 && t('quantity.sent', { message })}</p>
    </div>
  )
}
