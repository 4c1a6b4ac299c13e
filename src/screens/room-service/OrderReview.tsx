import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { PricedCart, QuantityChange } from '#src/cart/cart.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { NothingSent } from '#src/outbox/formParts.tsx'
import { readResubmittedId } from '#src/outbox/useConfirmation.ts'
import type { Id } from '#src/schemas/fields.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { WithdrawnNotice } from './CartNotices.tsx'
import { readResubmittedState } from './navigationState.ts'
import { OrderBar } from './OrderBar.tsx'
import columns from './OrderColumns.module.css'
import { CartLines, Totals } from './OrderLines.tsx'
import styles from './OrderReview.module.css'

interface OrderReviewProps {
  readonly cart: PricedCart
  /** It contains what was in the cart before, besides the order that is repeated. */
  readonly hasMore: boolean
  /** The products left out because the hotel no longer offers them. */
  readonly withdrawn: readonly Id[]
  readonly onChange: (change: QuantityChange) => void
  readonly isSending: boolean
  /** How often the guest pressed the order button while offline. */
  readonly offlinePresses: number
  readonly onSend: (payment: PaymentMethod) => void
}

/** The review of an order before it is sent: products, totals and payment. */
export function OrderReview({
  cart,
  hasMore,
  withdrawn,
  onChange,
  isSending,
  offlinePresses,
  onSend,
}: OrderReviewProps) {
  const { t } = useTranslation('roomService')
  const { state } = useLocation()
  const { cardPayment } = useConfig()
  const before = useReceipt('order', readResubmittedId(state))?.content.payment ?? 'room'
  const [payment, setPayment] = useState<PaymentMethod>(before === 'card' && !cardPayment ? 'room' : before)
  return (
    <div className={columns.columns}>
      <section className={styles.chosen} aria-labelledby="chosen">
        <div className={styles.head}>
          <h2 id="chosen" tabIndex={-1}>
            {t('finalize.chosen')}
          </h2>
          {!isSending && (
            <Link className={buttonClass('quiet')} to={paths.roomService} state={readResubmittedState(state)}>
              {t('finalize.change')}
            </Link>
          )}
        </div>
        {hasMore && (
          <p role="status" className={styles.note}>
            {t('finalize.joined')}
          </p>
        )}
        <WithdrawnNotice productIds={withdrawn} />
        <CartLines lines={cart.lines} onChange={onChange} disabled={isSending} />
      </section>
      <div className={styles.summary}>
        <Totals total={cart.total} />
        <PaymentChoice value={payment} onChange={setPayment} disabled={isSending} />
        <output className="visually-hidden">{isSending && t('finalize.sending')}</output>
        <NothingSent presses={offlinePresses} />
        <OrderBar
          label={isSending ? t('finalize.sending') : t('finalize.order')}
          count={cart.count}
          total={cart.total}
          isBusy={isSending}
          onPress={() => onSend(payment)}
        />
      </div>
    </div>
  )
}

interface PaymentChoiceProps {
  readonly value: PaymentMethod
  readonly onChange: (method: PaymentMethod) => void
  readonly disabled: boolean
}

/**
 * Payment by room or cash, and by card if the hotel offers it; below, when the chosen one is paid. The request body has no field for the payment, so a note says
 * that staff will confirm it.
 */
function PaymentChoice({ value, onChange, disabled }: PaymentChoiceProps) {
  const { t } = useTranslation('roomService')
  const { cardPayment } = useConfig()
  const methods = cardPayment ? (['room', 'cash', 'card'] as const) : (['room', 'cash'] as const)
  return (
    <Stack gap={2}>
      <RadioGroup
        legend={t('finalize.payment')}
        name="payment"
        value={value}
        onChange={onChange}
        options={methods.map((method) => ({ value: method, label: t(`finalize.${method}`) }))}
        disabled={disabled}
      />
      <div className={styles.paymentNote}>
        <p aria-live="polite">{value === 'room' ? t('finalize.roomHint') : t('finalize.onDeliveryHint')}</p>
        <p>{t('finalize.paymentNote')}</p>
      </div>
    </Stack>
  )
}
