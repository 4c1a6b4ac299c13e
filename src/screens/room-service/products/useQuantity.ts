import { useDispatch, useSelector } from 'react-redux'
import { selectGuest, type WithSession } from '#src/session/session.ts'
import type { Id } from '#src/schemas/fields.ts'
import { quantityChosen, selectQuantity, type WithCart } from '#src/outbox/drafts/cartSlice.ts'

/**
 * The guest's quantity of a product and its setter. Selects one quantity only, so that a change re-renders only that
 * product's row.
 */
export function useQuantity(productId: Id): readonly [number, (quantity: number) => void] {
  const dispatch = useDispatch()
  const personId = useSelector(selectGuest)?.personId
  const quantity = useSelector((state: WithCart & WithSession) => selectQuantity(state, productId))
  function choose(chosen: number) {
    if (personId !== undefined) dispatch(quantityChosen({ personId, productId, quantity: chosen }))
  }
  return [quantity, choose]
}
