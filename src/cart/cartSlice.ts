import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import {
  loggedOut,
  loggedOutElsewhere,
  selectGuest,
  signedIn,
  signedInElsewhere,
  type WithSession,
} from '#src/session/session.ts'
import { mergeCarts, quantityIn, setQuantity, type CartLine } from './cart.ts'

/** How the finalize step took over the cart of its navigation state. */
interface TakeOver {
  /** The submission of that step: a reload and Back open the same one, and take nothing over again. */
  readonly submissionId: string
  /** The products that were left out because the hotel no longer offers them. */
  readonly withdrawn: readonly Id[]
  /** The products of which more was in the cart before. */
  readonly alreadyInCart: readonly Id[]
}

/**
 * The cart (spec 3.9) of the guest who signed in last. It survives the hotel ending the session and, through a copy in session storage, a
 * reload. Log Out and the sign-in of another guest clear it.
 */
export interface CartState {
  readonly personId: Id | undefined
  readonly lines: readonly CartLine[]
  /** The guest's note to the kitchen; `undefined` until it is written. */
  readonly note?: string | undefined
  /** Of each finalize step, also of one that the guest goes back to over later ones; the newest first. */
  readonly takeOvers: readonly TakeOver[]
}

/** The part of the Redux state that this folder owns. */
export interface WithCart {
  readonly cart: CartState
}

/** The cart that a finalize step received, and the products that the hotel offers now. */
interface ReceivedCart {
  readonly submissionId: string
  readonly lines: readonly CartLine[]
  readonly offeredIds: readonly Id[]
}

const noLines: readonly CartLine[] = []
const empty: CartState = { personId: undefined, lines: noLines, takeOvers: [] }

/**
 * The cart after a finalize step has received one: a cart in progress is kept (spec 2.77), and products that are no longer offered leave it
 * (spec 2.40). Received again by the same step, it loses only what has been withdrawn meanwhile.
 */
export function receiveCart(
  state: CartState,
  received: ReceivedCart,
): CartState & { readonly takeOvers: readonly [TakeOver, ...TakeOver[]] } {
  const { submissionId, lines, offeredIds } = received
  const before = state.takeOvers.find((each) => each.submissionId === submissionId)
  const cart = before === undefined ? mergeCarts(lines, state.lines) : state.lines
  const ids = [...lines, ...cart].map(({ productId }) => productId)
  const withdrawn = new Set([...(before?.withdrawn ?? []), ...ids.filter((id) => !offeredIds.includes(id))])
  const more = cart.filter(({ productId, quantity }) => quantity > quantityIn(lines, productId))
  return {
    ...state,
    lines: cart.filter(({ productId }) => offeredIds.includes(productId)),
    takeOvers: [
      {
        submissionId,
        withdrawn: [...withdrawn],
        alreadyInCart: before?.alreadyInCart ?? more.map(({ productId }) => productId),
      },
      ...state.takeOvers.filter((each) => each !== before),
    ],
  }
}

const slice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    quantityChanged: (state, { payload }: PayloadAction<CartLine>): CartState => ({
      ...state,
      lines: setQuantity(state.lines, payload),
    }),
    noteChanged: (state, { payload }: PayloadAction<string>): CartState => ({ ...state, note: payload }),
    cartReceived: (state, { payload }: PayloadAction<ReceivedCart>): CartState => receiveCart(state, payload),
    /** Dispatched with the stored cart. */
    cartRestored: (_state, { payload }: PayloadAction<CartState>): CartState => payload,
    /** Dispatched when the order was sent. */
    cartEmptied: (state): CartState => ({ ...state, lines: noLines, note: undefined }),
  },
  extraReducers: (build) => {
    build.addMatcher(isAnyOf(loggedOut, loggedOutElsewhere), () => empty)
    build.addMatcher(isAnyOf(signedIn, signedInElsewhere), (state, { payload: { personId } }) =>
      isSameId(state.personId, personId) ? state : { ...empty, personId },
    )
  },
})

export const { quantityChanged, noteChanged, cartReceived, cartRestored, cartEmptied } = slice.actions
export const cartReducer = slice.reducer

/** The cart lines of the signed-in guest. */
export function selectCart(state: WithCart & WithSession): readonly CartLine[] {
  return isSameId(state.cart.personId, selectGuest(state)?.personId) ? state.cart.lines : noLines
}
