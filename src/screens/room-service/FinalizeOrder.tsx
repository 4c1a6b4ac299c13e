import { useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { priceCart, productIdsOf, type PricedCart, type QuantityChange } from '#src/cart/cart.ts'
import {
  cartEmptied,
  cartReceived,
  quantityChanged,
  selectCart,
  selectTakeOver,
  type WithCart,
} from '#src/cart/cartSlice.ts'
import { paths } from '#src/navigation/paths.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { ResubmissionNotice } from '#src/outbox/formParts.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { productList, type Product } from '#src/schemas/products.ts'
import { selectGuest } from '#src/session/session.ts'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { noCartNotice, readFinalizeState, readSentOrder, type FinalizeState } from './navigationState.ts'
import { OrderReview } from './OrderReview.tsx'
import { useProductTexts } from './productTexts.ts'

/**
 * The finalize step (spec 2.40). Without a valid cart in the navigation state it redirects to room service. If the state
 * instead contains the id of a sent order, it redirects to the success page.
 */
export function FinalizeOrder() {
  const { state } = useLocation()
  const personId = useSelector(selectGuest)?.personId
  const received = useMemo(() => readFinalizeState(state, personId), [state, personId])
  if (received !== undefined) return <FinalizeStep received={received} />
  const submissionId = readSentOrder(state)
  if (submissionId === undefined) return <Navigate to={paths.roomService} replace state={noCartNotice()} />
  return <Navigate to={paths.orderSuccess} replace state={{ submissionId }} />
}

/** An order that was sent already redirects to its success page, even when the products cannot be loaded. */
function FinalizeStep({ received }: { readonly received: FinalizeState }) {
  const { t } = useTranslation('roomService')
  const confirmation = useConfirmation('order', paths.orderSuccess)
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  if (confirmation.wasSent) return null
  return (
    <ScreenLayout title={t('finalize.title')} lead={<Destination />} wide>
      <ResubmissionNotice kind="order" />
      <OfflineQueryView query={products} skeleton={<Skeleton shape="card" lines={2} />}>
        {(list) => <CartReview received={received} products={list} confirmation={confirmation} />}
      </OfflineQueryView>
    </ScreenLayout>
  )
}

/** The room that the order goes to, and its guest. */
function Destination() {
  const { t } = useTranslation('roomService')
  const { roomNumber: room, fullName: name } = useSelector(selectGuest) ?? {}
  return (
    <>
      {room !== undefined && <Untranslated text={t('finalize.toRoom', { room })} part={room} />}
      {room !== undefined && name !== undefined && <span> · </span>}
      {name !== undefined && <span translate="no">{name}</span>}
    </>
  )
}

interface CartReviewProps {
  readonly received: FinalizeState
  readonly products: readonly Product[]
  readonly confirmation: ReturnType<typeof useConfirmation<'order'>>
}

/** Takes the cart of the navigation state over into the store once, and from then on shows, changes and sends the one in the store. */
function CartReview({ received, products, confirmation }: CartReviewProps) {
  const { confirmSubmission, submissionId, isSending, offlinePresses } = confirmation
  const dispatch = useDispatch()
  const cart = useSelector(selectCart)
  const takeOver = useSelector((state: WithCart) => selectTakeOver(state, submissionId))
  const textsOf = useProductTexts(products)
  const [sentCart, setSentCart] = useState<PricedCart>()
  const [removed, setRemoved] = useState<FinalizeState>()

  useLayoutEffect(() => {
    const offeredIds = products.map(({ id }) => id)
    dispatch(cartReceived({ submissionId, lines: received.cart, offeredIds }))
  }, [dispatch, submissionId, received, products])

  if (takeOver === undefined) return null
  const { withdrawn, alreadyInCart } = takeOver
  const pricedCart = sentCart ?? priceCart(cart, products, textsOf)
  const { lines, count, total } = pricedCart

  if (count === 0) {
    const { resubmittedId } = received
    const state = removed ? { resubmittedId, removed } : noCartNotice(withdrawn)
    return <Navigate to={paths.roomService} replace state={state} />
  }

  function change(quantityChange: QuantityChange) {
    const isLast = quantityChange.quantity === 0 && lines.length === 1
    if (isLast) setRemoved({ ...received, cart })
    dispatch(quantityChanged(quantityChange))
  }

  /** Sends the order once and clears the cart (spec 4.6, 4.8). When the browser is offline the cart is preserved. */
  function send(payment: PaymentMethod) {
    const content = { lines: [...lines], total, payment }
    if (!confirmSubmission(content, { message: '', productIds: productIdsOf(lines) })) return
    setSentCart(pricedCart)
    dispatch(cartEmptied())
  }

  return (
    <OrderReview
      cart={pricedCart}
      hasMore={lines.some(({ productId }) => alreadyInCart.includes(productId))}
      withdrawn={withdrawn}
      onChange={change}
      isSending={isSending}
      offlinePresses={offlinePresses}
      onSend={send}
    />
  )
}
