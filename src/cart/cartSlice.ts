import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { toCents } from '#src/lib/money.ts'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import type { Product } from '#src/schemas/products.ts'
import {
  loggedOut,
  loggedOutElsewhere,
  selectGuest,
  signedIn,
  signedInElsewhere,
  type WithSession,
} from '#src/session/session.ts'

/** The maximum quantity of one product; limits the length of the id list in an order. */
export const QUANTITY_LIMIT = 999

/** A product of the cart and its quantity. */
export const cartLine = v.object({
  productId: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(QUANTITY_LIMIT)),
})
export type CartLine = Readonly<v.InferOutput<typeof cartLine>>

/** How many units of this product a cart has. */
export function quantityIn(lines: readonly CartLine[], wanted: Id): number {
  return lines.find(({ productId }) => productId === wanted)?.quantity ?? 0
}

/** A quantity is never below 0 (spec 5.8); a product with quantity 0 leaves the cart. */
export function setQuantity(lines: readonly CartLine[], { productId, quantity }: CartLine): CartLine[] {
  const line = { productId, quantity: Math.min(QUANTITY_LIMIT, quantity) }
  const isNew = quantityIn(lines, productId) === 0
  const changed = isNew ? [...lines, line] : lines.map((each) => (each.productId === productId ? line : each))
  return changed.filter((each) => each.quantity > 0)
}

/** Both carts in one, with the larger quantity of each product: merged twice, nothing changes. */
export function mergeCarts(cart: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  return [
    ...cart.map((line) => ({ ...line, quantity: Math.max(line.quantity, quantityIn(other, line.productId)) })),
    ...other.filter(({ productId }) => quantityIn(cart, productId) === 0),
  ]
}

/** The cart as displayed: lines in the order of the product list, number of units and total. */
export type PricedCart = ReturnType<typeof priceCart>

/** Prices a cart and omits lines whose product is no longer in the hotel's list. `names` are those in other languages. */
export function priceCart(
  cart: readonly CartLine[],
  products: readonly Product[],
  findNames: (label: string) => { readonly names: Readonly<Record<string, string>> },
) {
  const lines = products.flatMap(({ id: productId, label, price }) => {
    const quantity = quantityIn(cart, productId)
    if (quantity === 0) return []
    return [{ productId, quantity, label, names: findNames(label).names, lineTotal: toCents(price) * quantity }]
  })
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.lineTotal, 0),
  }
}

/** One product id per unit, as the hotel's API requires (spec 3.10). */
export function productIdsOf(lines: readonly CartLine[]): Id[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.productId))
}

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
  const withdrawn = new Set([...(before?.withdrawn ?? []), ...ids.filter((each) => !offeredIds.includes(each))])
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
