import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, selectGuest, signedIn, signedInElsewhere, type WithSession } from '#src/session/session.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { QUANTITY_LIMIT, type CartLine } from './cart.ts'

/**
 * The cart (spec 3.9). It belongs to one guest, who finds it again after a forced sign-out and, mirrored in this tab's storage,
 * after a reload; Log Out and another guest empty it.
 */
export interface CartState {
  readonly personId: Id | null
  readonly lines: readonly CartLine[]
}

/** The part of the store this screen owns. */
export interface WithCart {
  readonly cart: CartState
}

const none: readonly CartLine[] = []
const empty: CartState = { personId: null, lines: none }

/** Tells whether this is the guest's cart. */
export function isOf({ personId }: CartState, guestId: Id): boolean {
  return personId !== null && isSameId(personId, guestId)
}

/** A guest's new choice for one product. */
export interface Choice {
  readonly personId: Id
  readonly productId: Id
  readonly quantity: number
}

function withChoice(lines: readonly CartLine[], { productId, quantity }: Choice): CartLine[] {
  const kept = Math.min(QUANTITY_LIMIT, Math.trunc(quantity))
  const changed = lines.some((line) => line.productId === productId)
    ? lines.map((line) => (line.productId === productId ? { productId, quantity: kept } : line))
    : [...lines, { productId, quantity: kept }]
  return changed.filter((line) => line.quantity > 0)
}

const slice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    /** A quantity is never below 0 (spec 5.8); a product at 0 is not in the cart. */
    quantityChosen: (state, action: PayloadAction<Choice>): CartState => {
      const { personId } = action.payload
      return { personId, lines: withChoice(isOf(state, personId) ? state.lines : none, action.payload) }
    },
    /** The cart is again what the finalize step shows: after a reload, or when an order is edited to be sent again. */
    cartRestored: (_state, action: PayloadAction<CartState>): CartState => action.payload,
    /** The order was sent, or the guest logged out in another tab. */
    cartEmptied: (): CartState => empty,
  },
  extraReducers: (build) => {
    build.addCase(loggedOut, () => empty)
    build.addMatcher(isAnyOf(signedIn, signedInElsewhere), (state, { payload }) =>
      isOf(state, payload.personId) ? state : empty,
    )
  },
})

export const { quantityChosen, cartRestored, cartEmptied } = slice.actions
export const cartReducer = slice.reducer

/** What the signed-in guest has chosen so far. */
export function selectCart(state: WithCart & WithSession): readonly CartLine[] {
  const guest = selectGuest(state)
  return guest !== null && isOf(state.cart, guest.personId) ? state.cart.lines : none
}

/** How many of a product the signed-in guest has chosen. */
export function selectQuantity(state: WithCart & WithSession, productId: Id): number {
  return selectCart(state).find((line) => line.productId === productId)?.quantity ?? 0
}
