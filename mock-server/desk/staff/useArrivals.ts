import { useState } from 'react'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'

/** What tells one thing on the board from another. */
export function keyOf({ kind, id }: Pick<BoardEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

interface Arrivals {
  /** Everything that arrived while the desk was looking. */
  readonly all: ReadonlySet<string>
  /** What arrived last. */
  readonly last: ReadonlySet<string>
}

const nothing: Arrivals = { all: new Set(), last: new Set() }

/** Notes what arrives while the desk is open; in another sandbox it begins anew. */
export function useArrivals(board: readonly BoardEntry[], sandbox: string | null): Arrivals {
  const [seen, setSeen] = useState({ sandbox, keys: new Set(board.map(keyOf)), arrivals: nothing })
  const keys = board.map(keyOf)
  if (seen.sandbox !== sandbox) {
    const anew = { sandbox, keys: new Set(keys), arrivals: nothing }
    setSeen(anew)
    return anew.arrivals
  }
  const last = new Set(keys.filter((key) => !seen.keys.has(key)))
  if (last.size === 0) return seen.arrivals
  const arrivals = { all: new Set([...seen.arrivals.all, ...last]), last }
  setSeen({ sandbox, keys: new Set([...seen.keys, ...last]), arrivals })
  return arrivals
}
