import { useDispatch, useSelector } from 'react-redux'
import { selectGuest, type WithSession } from '#src/session/session.ts'
import type { Id } from '#src/schemas/fields.ts'
import { quantityChosen, selectQuantity, type WithCart } from './cartSlice.ts'

/** How many of a product the guest has chosen, and the way to change it. Only that product's row is drawn again. */
export function useQuantity(productId: Id): readonly [number, (quantity: number) => void] {
  const dispatch = useDispatch()
  const personId = useSelector(selectGuest)?.personId
  const quantity = useSelector((state: WithCart & WithSession) => selectQuantity(state, productId))
  function choose(chosen: number) {
    if (personId !== undefined) dispatch(quantityChosen({ personId, productId, quantity: chosen }))
  }
  return [quantity, choose]
}
