import { useMemo, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { paths } from '#src/navigation/paths.ts'
import { ResubmissionNotice } from '#src/outbox/formParts.tsx'
import { selectGuest } from '#src/session/session.ts'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import type { Id } from '#src/schemas/fields.ts'
import { productList, type Product } from '#src/schemas/products.ts'
import { useAppNavigation } from '#src/navigation/navigation.ts'
import { useProductNames } from '#src/screens/room-service/names/useProductNames.ts'
import { mergeCarts, priceCart, quantityIn, type CartLine } from '#src/cart/cart.ts'
import { cartEmptied, selectCart } from '#src/cart/cartSlice.ts'
import { OrderReview } from './OrderReview.tsx'
import { noCartNotice, readFinalizeState, readSentOrder, removedState, type FinalizeState } from './navigationState.ts'
import { useSendOrder } from './useSendOrder.ts'

/**
 * The finalize step (spec 2.40). Without a valid cart in the navigation state it redirects to room service. If the state
 * instead contains the id of a sent order, it redirects to the success page.
 */
export function FinalizeOrder() {
  const { state } = useLocation()
  const personId = useSelector(selectGuest)?.personId
  const entered = useMemo(() => readFinalizeState(state, personId), [state, personId])
  if (entered !== undefined) return <FinalizeStep entered={entered} />
  const submissionId = readSentOrder(state)
  if (submissionId === undefined) return <BackToRoomService />
  return <Navigate to={paths.orderSuccess} replace state={{ submissionId }} />
}

function BackToRoomService({ withdrawn }: { readonly withdrawn?: readonly Id[] }) {
  return <Navigate to={paths.roomService} replace state={noCartNotice(withdrawn)} />
}

/** An order that was sent already redirects to its success page, even when the products cannot be loaded. */
function FinalizeStep({ entered }: { readonly entered: FinalizeState }) {
  const { t } = useTranslation('roomService')
  const { send, isSending, wasSent, offlinePresses } = useSendOrder()
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  if (wasSent) return null
  return (
    <ScreenLayout title={t('finalize.title')} lead={<Destination />} wide>
      <ResubmissionNotice kind="order" />
      <OfflineQueryView query={products} skeleton={<Skeleton shape="card" lines={2} />}>
        {(list) => <Review cart={entered.cart} products={list} {...{ isSending, offlinePresses, onOrder: send }} />}
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

type ReviewProps = Omit<ComponentProps<typeof OrderReview>, 'cart' | 'hasJoined' | 'withdrawn' | 'onChoose'> & {
  readonly cart: readonly CartLine[]
  readonly products: readonly Product[]
}

function Review({ cart, products, ...sending }: ReviewProps) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { history } = useAppNavigation()
  const inProgress = useSelector(selectCart)
  // An order that is sent again, or as a new one, does not replace a cart in progress (spec 2.77), also after a reload.
  const [entered] = useState(cart)
  const [joined] = useState(() => mergeCarts(cart, inProgress))
  // Shown at once; the navigation state, which a reload reads, follows in a transition.
  const [chosen, setChosen] = useState(joined)
  const priced = priceCart(chosen, products, useProductNames(products))

  function choose(productId: Id, quantity: number) {
    const changed = chosen.map((line) => (line.productId === productId ? { ...line, quantity } : line))
    const left = changed.filter((line) => line.quantity > 0)
    const state = history.location.state as FinalizeState // Or this step would not be open.
    if (left.length === 0) {
      dispatch(cartEmptied())
      return void navigate(paths.roomService, { replace: true, state: removedState({ ...state, cart: chosen }) })
    }
    setChosen(left)
    return void navigate(paths.finalizeOrder, { replace: true, state: { ...state, cart: left } })
  }

  const offered = new Set(products.map(({ id }) => id))
  const withdrawn = chosen.map(({ productId }) => productId).filter((id) => !offered.has(id))
  if (priced.count === 0) return <BackToRoomService withdrawn={withdrawn} />
  const hasJoined = joined.some(({ productId, quantity }) => {
    const isAdded = quantity > quantityIn(entered, productId)
    return isAdded && offered.has(productId) && quantityIn(chosen, productId) > 0
  })
  return <OrderReview cart={priced} {...{ hasJoined, withdrawn, onChoose: choose, ...sending }} />
}
