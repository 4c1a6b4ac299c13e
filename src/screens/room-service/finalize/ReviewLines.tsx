import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { PricedLine } from '#src/screens/room-service/cart/cart.ts'
import { usePrice } from '#src/screens/room-service/cart/usePrice.ts'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import styles from './ReviewLines.module.css'

interface Props {
  readonly lines: readonly PricedLine[]
  readonly onChoose: (productId: Id, quantity: number) => void
  readonly disabled: boolean
}

/** The products of an order before it is sent, with their quantities, which can be changed here. */
export function ReviewLines({ lines, onChoose, disabled }: Props) {
  const { t } = useTranslation('roomService')
  const [language] = useLanguage()
  const write = usePrice()
  return (
    <Card as="ul" flush>
      {lines.map(({ productId, quantity, label, names, lineTotal }) => {
        const name = names[language] ?? label
        const labels = {
          decrease: t('decrease', { label: name }),
          increase: t('increase', { label: name }),
          quantity: t('quantity', { label: name }),
        }
        return (
          <li key={`${typeof productId}-${productId}`} className={styles.line}>
            <span className={styles.name}>
              <TwoNames name={name} original={label} language={language} />
            </span>
            <QuantityStepper
              name={`quantity-${productId}`}
              value={quantity}
              onChange={(chosen) => onChoose(productId, chosen)}
              labels={labels}
              remove={t('remove', { label: name })}
              disabled={disabled}
            />
            <span className={styles.amount}>{write(lineTotal)}</span>
          </li>
        )
      })}
    </Card>
  )
}
