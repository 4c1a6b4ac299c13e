import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Id } from '#src/schemas/fields.ts'
import { LineName } from '#src/outbox/ReceiptContent.tsx'
import { nameOfLine } from '#src/outbox/receipt.ts'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import type { PricedLine } from '#src/cart/cart.ts'
import styles from './ChosenLines.module.css'
import { usePrice } from './usePrice.ts'
import { useStepperLabels } from './useStepperLabels.ts'

interface Props {
  readonly lines: readonly PricedLine[]
  readonly onChoose: (productId: Id, quantity: number) => void
  readonly disabled?: boolean
}

/**
 * The products of an order before it is sent, with their quantities, which can be changed here. A row that is removed leaves the focus to
 * the heading above, whose id is `chosen`.
 */
export function ChosenLines({ lines, onChoose, disabled = false }: Props) {
  const { t } = useTranslation('roomService')
  const [language] = useLanguage()
  const write = usePrice()
  const labelsOf = useStepperLabels()

  function choose(productId: Id, quantity: number) {
    if (quantity === 0) document.getElementById('chosen')?.focus({ preventScroll: true })
    onChoose(productId, quantity)
  }

  return (
    <Card as="ul" flush>
      {lines.map((line) => {
        const { productId, quantity, lineTotal } = line
        const name = nameOfLine(line, language)
        return (
          <li key={`${typeof productId}-${productId}`} className={styles.line}>
            <span className={styles.name}>
              <LineName line={line} />
            </span>
            <QuantityStepper
              value={quantity}
              onChange={(chosen) => choose(productId, chosen)}
              labels={labelsOf(name)}
              remove={t('remove', { label: name })}
              disabled={disabled}
            />
            <span translate="no" className={styles.amount}>
              {write(lineTotal)}
            </span>
          </li>
        )
      })}
    </Card>
  )
}
