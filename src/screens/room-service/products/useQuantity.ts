import { useDispatch, useSelector } from 'react-redux'
import type { WithSession } from '#src/session/session.ts'
import type { Id } from '#src/schemas/fields.ts'
import { quantityChanged, selectQuantity, type WithCart } from '#src/cart/cartSlice.ts'

/**
 * The guest's quantity of a product and its setter. Selects one quantity only, so that a change re-renders only that
 * product's row.
 */
export function useQuantity(productId: Id): readonly [number, (quantity: number) => void] {
  const dispatch = useDispatch()
  const quantity = useSelector((state: WithCart & WithSession) => selectQuantity(state, productId))
  return [quantity, (changed) => dispatch(quantityChanged({ productId, quantity: changed }))]
}
