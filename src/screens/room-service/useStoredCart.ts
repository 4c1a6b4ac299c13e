import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectGuest } from '#src/session/session.ts'
import type { CartLine } from './cart.ts'
import { cartRestored } from './cartSlice.ts'

/** Keeps the cart in memory equal to what finalize shows: Back finds the quantities, even after a reload here. */
export function useKeptCart(shown: readonly CartLine[], isSending: boolean): void {
  const dispatch = useDispatch()
  const personId = useSelector(selectGuest)?.personId
  const text = JSON.stringify(shown.map(({ productId, quantity }): CartLine => ({ productId, quantity })))
  useEffect(() => {
    if (isSending || personId === undefined) return
    dispatch(cartRestored({ personId, lines: JSON.parse(text) as CartLine[] })) // Written just above.
  }, [dispatch, personId, text, isSending])
}
