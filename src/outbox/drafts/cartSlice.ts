import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { loggedOut, selectGuest, signedIn, signedInElsewhere, type WithSession } from '#src/session/session.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { QUANTITY_LIMIT, type CartLine } from './cartLine.ts'

/**
 * The cart (spec 3.9) of one guest. It survives the hotel ending the session and, through a copy in session storage, a reload.
 * Log Out and the sign-in of another guest clear it.
 */
export interface CartState {
  readonly personId: Id | null
  readonly lines: readonly CartLine[]
}

/** The part of the Redux state that this screen owns. */
export interface WithCart {
  readonly cart: CartState
}

const none: readonly CartLine[] = []
const empty: CartState = { personId: null, lines: none }

/** Whether the cart belongs to this guest. */
export function isOf({ personId }: CartState, guestId: Id): boolean {
  return personId !== null && isSameId(personId, guestId)
}

/** The new quantity of a product. */
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
    /** A quantity is never below 0 (spec 5.8); a product with quantity 0 is removed from the cart. */
    quantityChosen: (state, action: PayloadAction<Choice>): CartState => {
      const { personId } = action.payload
      return { personId, lines: withChoice(isOf(state, personId) ? state.lines : none, action.payload) }
    },
    /**
     * Restores the cart after a reload, or sets it to the lines of the finalize step when an order is edited to be sent
     * again.
     */
    cartRestored: (_state, action: PayloadAction<CartState>): CartState => action.payload,
    /** Dispatched when the order was sent, or when the guest logged out in another tab. */
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

/** The cart lines of the signed-in guest. */
export function selectCart(state: WithCart & WithSession): readonly CartLine[] {
  const guest = selectGuest(state)
  return guest !== null && isOf(state.cart, guest.personId) ? state.cart.lines : none
}

/** The signed-in guest's quantity of a product. */
export function selectQuantity(state: WithCart & WithSession, productId: Id): number {
  return selectCart(state).find((line) => line.productId === productId)?.quantity ?? 0
}
