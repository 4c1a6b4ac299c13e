import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { CartLines } from '#src/screens/room-service/cart/CartLines.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { Totals } from '#src/screens/room-service/cart/Totals.tsx'

/** The success page of every order: its outcome and its content (spec 2.65). */
export function OrderSuccess() {
  const { t } = useTranslation('roomService')
  return (
    <SuccessPage
      kind="order"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={whatWasOrdered}
      links={<ToMyOrders isFollowed={false} />}
    />
  )
}

/**
 * The link to My orders: of a confirmed order above what the hotel's list adds, so that it is in reach and never moves under a finger; else
 * among the links at the end.
 */
function ToMyOrders({ isFollowed }: { readonly isFollowed: boolean }) {
  const { t } = useTranslation('roomService')
  const receipt = useReceipt('order', readSubmissionId(useLocation().state))
  if (isFollowed !== (receipt?.outcome === 'confirmed')) return null
  return (
    <Link className={buttonClass('primary', isFollowed)} to={paths.myOrders}>
      {isFollowed ? t('success.follow') : t('success.myOrders')}
    </Link>
  )
}

function whatWasOrdered(receipt: ReceiptOf<'order'>) {
  const { lines, total, payment } = receipt.content
  return (
    <>
      <ToMyOrders isFollowed />
      <OrderProgress receipt={receipt} />
      <CartLines lines={lines} />
      <Totals total={total} payment={payment} />
    </>
  )
}
