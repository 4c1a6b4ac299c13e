import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link, Navigate } from 'react-router-dom'
import {
  cartEmptied,
  cartReceived,
  noteChanged,
  priceCart,
  productIdsOf,
  quantityChanged,
  receiveCart,
  type CartLine,
  type PricedCart,
  type WithCart,
} from '#src/cart/cartSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { orderMessage } from '#src/hotel/orderMessage.ts'
import type { PaymentMethod } from '#src/outbox/kinds.ts'
import { NothingSent } from '#src/outbox/SubmissionForm.tsx'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import type { useConfirmation } from '#src/outbox/useConfirmation.ts'
import type { Product } from '#src/schemas/products.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { WithdrawnNotice } from './CartNotices.tsx'
import type { FinalizeState } from './navigationState.ts'
import { OrderBar } from './OrderBar.tsx'
import columns from './OrderColumns.module.css'
import { CartLines, Totals } from './OrderLines.tsx'
import styles from './OrderReview.module.css'
import { useProductTexts } from './productTexts.ts'

interface OrderReviewProps {
  readonly received: FinalizeState
  readonly products: readonly Product[]
  readonly confirmation: ReturnType<typeof useConfirmation<'order'>>
}

/**
 * The review of an order before it is sent: products, totals and payment. Takes the cart of the navigation state over into the store once,
 * and from then on shows, changes and sends the one in the store.
 */
export function OrderReview({ received, products, confirmation }: OrderReviewProps) {
  const { confirmSubmission, submissionId, isSending, offlinePresses } = confirmation
  const { resubmittedId } = received
  const { t } = useTranslation('roomService')
  const dispatch = useDispatch()
  const cartBefore = useSelector((state: WithCart) => state.cart)
  const textsOf = useProductTexts(products)
  const before = useReceipt('order', resubmittedId)?.content
  const [payment, setPayment] = usePayment(before?.payment)
  const note = useNote(before?.note)
  const [sent, setSent] = useState<{ readonly cart: PricedCart; readonly note: string | undefined }>()
  const [removed, setRemoved] = useState<FinalizeState>()

  const receivedCart = useMemo(
    () => ({ submissionId, lines: received.cart, offeredIds: products.map(({ id }) => id) }),
    [submissionId, received, products],
  )
  // Shown at once as the store will have it after the effect below.
  const {
    lines: cart,
    takeOvers: [takeOver],
  } = receiveCart(cartBefore, receivedCart)

  useEffect(() => {
    dispatch(cartReceived(receivedCart))
  }, [dispatch, receivedCart])

  const pricedCart = sent?.cart ?? priceCart(cart, products, textsOf)
  const { lines, count, total } = pricedCart

  if (count === 0) {
    const state = removed ? { resubmittedId, removed } : { withdrawn: takeOver.withdrawn }
    return <Navigate to={paths.roomService} replace state={state} />
  }

  function change(changed: CartLine) {
    if (changed.quantity === 0 && lines.length === 1) setRemoved({ ...received, cart })
    dispatch(quantityChanged(changed))
  }

  /** Sends the order once and clears the cart (spec 4.6, 4.8). When the browser is offline the cart is preserved. */
  function send() {
    const written = note?.trim() ?? ''
    const content = { lines, total, payment, ...(written && { note: written }) }
    const message = note === undefined ? '' : orderMessage(payment, written)
    if (!confirmSubmission(content, { message, productIds: productIdsOf(lines) })) return
    setSent({ cart: pricedCart, note })
    dispatch(cartEmptied())
  }

  return (
    <div className={columns.columns}>
      <section className={styles.chosen} aria-labelledby="chosen">
        <div className={styles.head}>
          <h2 id="chosen" tabIndex={-1}>
            {t('finalize.chosen')}
          </h2>
          {!isSending && (
            <Link className={buttonClass('quiet')} to={paths.roomService} state={{ resubmittedId }}>
              {t('finalize.change')}
            </Link>
          )}
        </div>
        {lines.some(({ productId }) => takeOver.alreadyInCart.includes(productId)) && (
          <p role="status" className={styles.note}>
            {t('finalize.alreadyInCart')}
          </p>
        )}
        <WithdrawnNotice productIds={takeOver.withdrawn} />
        <CartLines lines={lines} onChange={change} disabled={isSending} />
        {note !== undefined && (
          <TextArea
            label={t('finalize.note')}
            placeholder={t('finalize.noteExample')}
            rows={2}
            value={sent?.note ?? note}
            onChange={({ target }) => dispatch(noteChanged(target.value))}
            disabled={isSending}
          />
        )}
      </section>
      <div className={styles.summary}>
        <Totals total={total} />
        <Payment value={payment} onChange={setPayment} disabled={isSending} />
        <output className="visually-hidden">{isSending && t('finalize.sending')}</output>
        <NothingSent presses={offlinePresses} />
        <OrderBar
          label={isSending ? t('finalize.sending') : t('finalize.order')}
          count={count}
          total={total}
          isBusy={isSending}
          onPress={send}
        />
      </div>
    </div>
  )
}

/** The note to the kitchen, at first that of the order that is sent again; `undefined` where the hotel takes none. */
function useNote(before = ''): string | undefined {
  const { orderNote } = useConfig()
  const written = useSelector((state: WithCart) => state.cart.note)
  return orderNote ? (written ?? before) : undefined
}

/** The way to pay, at first that of the order that is sent again if the hotel still accepts it. */
function usePayment(before: PaymentMethod = 'room') {
  const { cardPayment } = useConfig()
  return useState(before === 'card' && !cardPayment ? 'room' : before)
}

interface PaymentProps {
  readonly value: PaymentMethod
  readonly onChange: (value: PaymentMethod) => void
  readonly disabled: boolean
}

/** The ways to pay. The request has no field for the choice, so a note says that staff will confirm it. */
function Payment({ value, onChange, disabled }: PaymentProps) {
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
      <p className="hint">{t('finalize.paymentNote')}</p>
    </Stack>
  )
}
