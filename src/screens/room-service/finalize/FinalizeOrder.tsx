import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { OfflineQueryView } from '#src/offline/OfflineQueryView.tsx'
import { useOfflineQuery } from '#src/offline/useOfflineQuery.ts'
import { paths } from '#src/navigation/paths.ts'
import { ResubmissionNotice } from '#src/submissions/sending/ResubmissionNotice.tsx'
import { selectGuest } from '#src/session/session.ts'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { productList } from '#src/schemas/products.ts'
import { priceCart } from '#src/screens/room-service/cart/cart.ts'
import { OrderReview } from './OrderReview.tsx'
import { noCartNotice, readFinalizeState, readSentOrder, type FinalizeState } from './navigationState.ts'
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

function BackToRoomService() {
  return <Navigate to={paths.roomService} replace state={noCartNotice} />
}

/** An order that was sent already redirects to its success page, even when the products cannot be loaded. */
function FinalizeStep({ entered }: { readonly entered: FinalizeState }) {
  const { t } = useTranslation('roomService')
  const { send, isSending, wasSent, offlinePresses } = useSendOrder()
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  if (wasSent) return null
  return (
    <ScreenLayout title={t('finalize.title')} lead={t('finalize.lead')} wide>
      <ResubmissionNotice kind="order" />
      <OfflineQueryView query={products} skeleton={<Skeleton shape="card" lines={2} />}>
        {(list) => {
          const cart = priceCart(entered.cart, list)
          const withdrawn = entered.cart.length - cart.lines.length
          if (cart.count === 0) return <BackToRoomService />
          const sending = { isSending, offlinePresses, onOrder: send }
          return <OrderReview cart={cart} withdrawn={withdrawn} {...sending} />
        }}
      </OfflineQueryView>
    </ScreenLayout>
  )
}
