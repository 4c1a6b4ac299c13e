import { useLayoutEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectGuest } from '#src/session/session.ts'
import { cartRestored, isOf, type WithCart } from './cartSlice.ts'
import { readStoredCart } from './storedCart.ts'

/**
 * Puts the guest's stored cart into the store after a reload. Products no longer offered are removed in the finalize step.
 */
export function useCartFromStorage(): void {
  const dispatch = useDispatch()
  const personId = useSelector(selectGuest)?.personId
  const isHere = useSelector(({ cart }: WithCart) => personId !== undefined && isOf(cart, personId))
  useLayoutEffect(() => {
    if (personId === undefined || isHere) return
    const lines = readStoredCart(personId)
    if (lines.length > 0) dispatch(cartRestored({ personId, lines }))
  }, [dispatch, personId, isHere])
}
