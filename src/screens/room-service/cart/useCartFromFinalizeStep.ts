import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectGuest } from '#src/session/session.ts'
import type { CartLine } from '#src/cart/cart.ts'
import { cartRestored } from '#src/cart/cartSlice.ts'

/**
 * Puts the lines of the finalize step into the store as the cart, so that Back shows the right quantities, even after a reload
 * of this step.
 */
export function useCartFromFinalizeStep(shown: readonly CartLine[], isSending: boolean): void {
  const dispatch = useDispatch()
  const personId = useSelector(selectGuest)?.personId
  const text = JSON.stringify(shown.map(({ productId, quantity }): CartLine => ({ productId, quantity })))
  useEffect(() => {
    if (isSending || personId === undefined) return
    dispatch(cartRestored({ personId, lines: JSON.parse(text) as CartLine[] })) // Safe cast: serialised above.
  }, [dispatch, personId, text, isSending])
}
