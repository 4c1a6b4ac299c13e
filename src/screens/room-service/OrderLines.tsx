import { useTranslation } from 'react-i18next'
import type { CartLine, PricedCart } from '#src/cart/cartSlice.ts'
import { useFormatPrice } from '#src/hotel/useFormatPrice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Cents } from '#src/lib/money.ts'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'
import styles from './OrderLines.module.css'
import { nameOfLine, type OrderLine, type PaymentMethod } from '#src/outbox/kinds.ts'
import { LineName } from '#src/outbox/kindViews.tsx'

/** The accessible names of a stepper's buttons and number, for a product's name. */
export function useStepperLabels() {
  const { t } = useTranslation('roomService')
  return (label: string) => ({
    decrease: t('decrease', { label }),
    increase: t('increase', { label }),
    quantity: t('quantity', { label }),
  })
}

interface CartLinesProps {
  readonly lines: PricedCart['lines']
  readonly onChange: (changed: CartLine) => void
  readonly disabled?: boolean
}

/**
 * The products of an order before it is sent, with their quantities, which can be changed here. A row that is removed leaves the focus to
 * the heading above, whose id is `chosen`.
 */
export function CartLines({ lines, onChange, disabled = false }: CartLinesProps) {
  const { t } = useTranslation('roomService')
  const [language] = useLanguage()
  const formatPrice = useFormatPrice()
  const labelsOf = useStepperLabels()

  function change(changed: CartLine) {
    if (changed.quantity === 0) document.getElementById('chosen')?.focus({ preventScroll: true })
    onChange(changed)
  }

  return (
    <Card as="ul" flush>
      {lines.map((line) => {
        const { productId, quantity, lineTotal } = line
        const name = nameOfLine(line, language)
        return (
          <li key={productId} className={styles.line}>
            <span className={styles.name}>
              <LineName line={line} />
            </span>
            <QuantityStepper
              value={quantity}
              onChange={(counted) => change({ productId, quantity: counted })}
              labels={labelsOf(name)}
              remove={t('remove', { label: name })}
              disabled={disabled}
            />
            <span translate="no" className={styles.amount}>
              {formatPrice(lineTotal)}
            </span>
          </li>
        )
      })}
    </Card>
  )
}

/** The products of a sent order with quantity and line total. */
export function SentLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const formatPrice = useFormatPrice()
  return (
    <Card as="ul" flush>
      {lines.map((line) => (
        <li key={line.productId} className={styles.sent}>
          <span className={styles.quantity}>{`${line.quantity}\u00A0×`}</span>{' '}
          <span className={styles.name}>
            <LineName line={line} />
          </span>{' '}
          <span translate="no" className={styles.amount}>
            {formatPrice(line.lineTotal)}
          </span>
        </li>
      ))}
    </Card>
  )
}

interface TotalsProps {
  readonly total: Cents
  /** How the guest chose to pay; shown with the total. */
  readonly payment?: PaymentMethod
}

/** Subtotal, VAT and total (spec 2.38). No VAT rate is given, so VAT counts as included and the subtotal equals the total. */
export function Totals({ total, payment }: TotalsProps) {
  const { t } = useTranslation(['roomService', 'receipts'])
  const amount = useFormatPrice()(total)
  return (
    <Facts
      beside
      facts={[
        { label: t('finalize.subtotal'), value: amount },
        { label: t('finalize.vat'), value: t('finalize.vatIncluded') },
        {
          label: t('finalize.total'),
          value: payment ? `${amount} · ${t(`receipts:payment.${payment}`)}` : amount,
          strong: true,
        },
      ]}
    />
  )
}
