import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { NothingSent } from '#src/outbox/formParts.tsx'
import { readResubmittedId } from '#src/outbox/useConfirmation.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import type { Id } from '#src/schemas/fields.ts'
import type { PricedCart } from '#src/cart/cart.ts'
import styles from './OrderReview.module.css'
import { readResubmittedState } from './navigationState.ts'
import columns from '#src/screens/room-service/cart/OrderColumns.module.css'
import { ChosenLines } from '#src/screens/room-service/cart/ChosenLines.tsx'
import { OrderBar } from '#src/screens/room-service/cart/OrderBar.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { Withdrawn } from './Withdrawn.tsx'
import { Totals } from '#src/screens/room-service/cart/Totals.tsx'
import { useCartFromFinalizeStep } from '#src/screens/room-service/cart/useCartFromFinalizeStep.ts'

interface OrderReviewProps {
  readonly cart: PricedCart
  /** It contains what was in the cart before, besides the order that is repeated. */
  readonly hasJoined: boolean
  /** The products left out because the hotel no longer offers them. */
  readonly withdrawn: readonly Id[]
  readonly onChoose: (productId: Id, quantity: number) => void
  readonly isSending: boolean
  /** How often the guest pressed the order button while offline. */
  readonly offlinePresses: number
  readonly onOrder: (cart: PricedCart, payment: PaymentMethod) => void
}

/** The review of an order before it is sent: products, totals and payment. */
export function OrderReview(props: OrderReviewProps) {
  const { cart, hasJoined, withdrawn, onChoose, isSending, offlinePresses, onOrder } = props
  const { t } = useTranslation('roomService')
  const { state } = useLocation()
  const { cardPayment } = useConfig()
  const before = useReceipt('order', readResubmittedId(state))?.content.payment ?? 'room'
  const [payment, setPayment] = useState<PaymentMethod>(before === 'card' && !cardPayment ? 'room' : before)
  useCartFromFinalizeStep(cart.lines, isSending)
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
        {hasJoined && (
          <p role="status" className={styles.joined}>
            {t('finalize.joined')}
          </p>
        )}
        <Withdrawn productIds={withdrawn} />
        <ChosenLines lines={cart.lines} onChoose={onChoose} disabled={isSending} />
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
          onPress={() => onOrder(cart, payment)}
        />
      </div>
    </div>
  )
}
