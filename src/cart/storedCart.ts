import * as v from 'valibot'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { guestScopeOf, guestScopeSchema } from '#src/session/guestScope.ts'
import { CART_KEY } from '#src/storage/keys.ts'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { cartLine, type CartState } from './cartSlice.ts'

const AREA = 'sessionStorage'
/** Without the withdrawn products, which a step reads from what it received. */
const takeOver = v.object({ submissionId: v.string(), alreadyInCart: v.array(id) })
const storedCart = v.object({
  ...guestScopeSchema.entries,
  draft: v.object({
    lines: v.array(v.unknown()),
    note: v.optional(v.string()),
    takeOvers: v.fallback(v.array(takeOver), []),
  }),
})

/**
 * Mirrors the cart in session storage, as the draft of an order, because mobile browsers discard background tabs. Stores nothing after
 * Log Out in another tab, which this tab may not know yet.
 */
export function storeCart({ personId, lines, note, takeOvers }: CartState): void {
  const scope = guestScopeOf(personId)
  const draft = {
    lines,
    note,
    takeOvers: takeOvers.map(({ submissionId, alreadyInCart }) => ({ submissionId, alreadyInCart })),
  }
  if (lines.length === 0) removeText(AREA, CART_KEY)
  else if (scope !== undefined) writeText(AREA, CART_KEY, JSON.stringify({ ...scope, draft }))
}

/** The guest's cart as stored, without invalid lines; empty where none is stored in the current guest scope. */
export function restoredCart(personId: Id | undefined): CartState {
  const stored = readJson(AREA, CART_KEY, storedCart)
  const isOwn = isSameId(stored?.personId, personId) && stored?.scopeId === guestScopeOf(personId)?.scopeId
  const { lines = [], note, takeOvers = [] } = (isOwn && stored?.draft) || {}
  return {
    personId,
    lines: lines.flatMap((line) => {
      const read = v.safeParse(cartLine, line)
      return read.success ? [read.output] : []
    }),
    note,
    takeOvers: takeOvers.map((each) => ({ ...each, withdrawn: [] })),
  }
}
