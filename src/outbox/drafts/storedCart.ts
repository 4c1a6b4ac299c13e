import * as v from 'valibot'
import { removeDraft, storeDraft, readDraft } from './drafts.ts'
import type { Id } from '#src/schemas/fields.ts'
import { cartLine, type CartLine } from './cartLine.ts'
import type { CartState } from './cartSlice.ts'

const keptCart = v.object({ lines: v.array(v.unknown()) })

/** Mirrors the cart in session storage as a draft of its guest, because mobile browsers discard background tabs. */
export function storeCart({ personId, lines }: CartState): void {
  if (personId === null || lines.length === 0) removeDraft('order', {})
  else storeDraft('order', personId, { lines })
}

/** The guest's stored cart; empty if there is none. Invalid lines are skipped. */
export function readStoredCart(personId: Id): CartLine[] {
  const lines = readDraft('order', personId, keptCart)?.lines ?? []
  return lines.map((line) => v.safeParse(cartLine, line)).flatMap((read) => (read.success ? [read.output] : []))
}
