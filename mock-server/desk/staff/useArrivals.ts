import { useState } from 'react'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'

/** The unique key of an entry. */
export function keyOf({ kind, id }: Pick<BoardEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** What arrived while the desk was open. */
export interface Arrivals {
  /** All entries that arrived while the desk was open. */
  readonly all: ReadonlySet<string>
  /** The latest arrivals. */
  readonly last: ReadonlySet<string>
}

const nothing: Arrivals = { all: new Set(), last: new Set() }

/** Tracks entries that arrive while the desk is open. Starts again in another sandbox. */
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
