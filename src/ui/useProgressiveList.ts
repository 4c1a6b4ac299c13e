import { startTransition, useEffect, useState } from 'react'

/** What a phone shows of a long list before anyone scrolls, and what a slow one draws between two frames it can spare. */
const FIRST_ROWS = 2
const MORE_ROWS = 8

/**
 * How many rows of a long list are drawn, and the way to draw all of them now. It begins with a few and goes on by itself
 * until all `count` are there, so that no step keeps a slow phone from answering.
 */
export function useProgressiveList(count: number): readonly [drawn: number, drawAll: () => void] {
  const [limit, setLimit] = useState(FIRST_ROWS)
  const isWhole = limit >= count

  useEffect(() => {
    if (isWhole) return
    const more = setTimeout(() => startTransition(() => setLimit((now) => Math.max(now, limit + MORE_ROWS))))
    return () => clearTimeout(more)
  }, [isWhole, limit])

  return [Math.min(limit, count), () => startTransition(() => setLimit(Infinity))]
}

/** Shares out the rows that are drawn among groups of these sizes, the first groups first. */
export function shareOut(drawn: number, sizes: readonly number[]): number[] {
  let left = drawn
  return sizes.map((size) => {
    const share = Math.min(left, size)
    left -= share
    return share
  })
}
