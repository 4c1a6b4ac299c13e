import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  loggedOut,
  loggedOutElsewhere,
  selectGuest,
  signedIn,
  signedInElsewhere,
  type WithSession,
} from '#src/session/session.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { quantityIn, setQuantity, type CartLine, type QuantityChange } from './cart.ts'

/**
 * The cart (spec 3.9) of the guest who signed in last. It survives the hotel ending the session and, through a copy in session storage, a
 * reload. Log Out and the sign-in of another guest clear it.
 */
export interface CartState {
  readonly personId: Id | null
  readonly lines: readonly CartLine[]
}

/** The part of the Redux state that this folder owns. */
export interface WithCart {
  readonly cart: CartState
}

const noLines: readonly CartLine[] = []
const empty: CartState = { personId: null, lines: noLines }

/** Whether the cart belongs to this guest. */
export function belongsTo({ personId }: CartState, guestId: Id): boolean {
  return personId !== null && isSameId(personId, guestId)
}

const slice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    quantityChanged: (state, { payload }: PayloadAction<QuantityChange>): CartState => ({
      ...state,
      lines: setQuantity(state.lines, payload),
    }),
    /** Dispatched with the stored cart, and with the lines of the finalize step when an order is edited to be sent again. */
    cartRestored: (_state, { payload }: PayloadAction<CartState>): CartState => payload,
    /** Dispatched when the order was sent. */
    cartEmptied: (state): CartState => ({ ...state, lines: noLines }),
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(loggedOut, loggedOutElsewhere), () => empty)
    build.addMatcher(isAnyOf(signedIn, signedInElsewhere), (state, { payload: { personId } }) =>
      belongsTo(state, personId) ? state : { ...empty, personId },
    )
  },
})

export const { quantityChanged, cartRestored, cartEmptied } = slice.actions
export const cartReducer = slice.reducer

/** The cart lines of the signed-in guest. */
export function selectCart(state: WithCart & WithSession): readonly CartLine[] {
  const guest = selectGuest(state)
  return guest !== null && belongsTo(state.cart, guest.personId) ? state.cart.lines : noLines
}

/** The signed-in guest's quantity of a product. */
export function selectQuantity(state: WithCart & WithSession, productId: Id): number {
  return quantityIn(selectCart(state), productId)
}
