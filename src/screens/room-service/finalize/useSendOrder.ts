import { useDispatch } from 'react-redux'
import { paths } from '#src/navigation/paths.ts'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { productIdsOf, type PricedCart } from '#src/cart/cart.ts'
import { cartEmptied } from '#src/cart/cartSlice.ts'

/**
 * Sends the order once, clears the cart and opens the success page (spec 4.6, 4.8). When the browser is offline the cart is
 * preserved.
 */
export function useSendOrder() {
  const dispatch = useDispatch()
  const { confirmSubmission, ...sending } = useConfirmation('order', paths.orderSuccess)

  function sendOrder({ lines, total }: PricedCart, payment: PaymentMethod): void {
    const isBegun = confirmSubmission(
      { lines: [...lines], total, payment },
      { message: '', productIds: productIdsOf(lines) },
    )
    if (isBegun) dispatch(cartEmptied())
  }

  return { send: sendOrder, ...sending }
}
