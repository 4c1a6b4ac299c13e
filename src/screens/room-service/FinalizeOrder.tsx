import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { paths } from '#src/navigation/paths.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { ResubmissionNotice } from '#src/outbox/SubmissionForm.tsx'
import { readSubmissionId, useConfirmation } from '#src/outbox/useConfirmation.ts'
import { productList } from '#src/schemas/products.ts'
import { selectGuest } from '#src/session/session.ts'
import { Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { readFinalizeState, type FinalizeState } from './navigationState.ts'
import { OrderReview } from './OrderReview.tsx'

/**
 * The finalize step (spec 2.40). Without a valid cart in the navigation state it redirects to room service. If the state
 * instead contains the id of a sent order, it redirects to the success page.
 */
export function FinalizeOrder() {
  const { state } = useLocation()
  const personId = useSelector(selectGuest)?.personId
  const received = useMemo(() => readFinalizeState(state, personId), [state, personId])
  if (received !== undefined) return <FinalizeStep received={received} />
  // WebKit: after a reload in the first seconds of sending, this address has the history state of the success page.
  const submissionId = 'cart' in fieldsOf(state) ? undefined : readSubmissionId(state)
  if (submissionId === undefined) return <Navigate to={paths.roomService} replace state={{ withdrawn: [] }} />
  return <Navigate to={paths.orderSuccess} replace state={{ submissionId }} />
}

/** An order that was sent already redirects to its success page, even when the products cannot be loaded. */
function FinalizeStep({ received }: { readonly received: FinalizeState }) {
  const { t } = useTranslation('roomService')
  const confirmation = useConfirmation('order')
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  if (confirmation.wasSent) return null
  return (
    <ScreenLayout title={t('finalize.title')} lead={<Destination />} wide>
      <ResubmissionNotice kind="order" />
      <OfflineQueryView query={products} skeleton={<Skeleton shape="card" lines={2} />}>
        {(list) => <OrderReview received={received} products={list} confirmation={confirmation} />}
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
      {room && <Untranslated text={t('finalize.toRoom', { room })} part={room} />}
      {room && name && <span> · </span>}
      {name && <span translate="no">{name}</span>}
    </>
  )
}
