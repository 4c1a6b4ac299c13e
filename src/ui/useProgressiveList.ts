import { startTransition, useEffect, useState } from 'react'

/**
 * The rows that are visible without scrolling, and the rows that a slow device renders in one step without dropping
 * frames.
 */
const FIRST_ROWS = 2
const MORE_ROWS = 8

/**
 * Returns how many rows of a long list to render, and a function that renders all at once. Begins with a few rows and
 * increases the number step by step up to `count`, so that a slow device stays responsive; with `isWhole` it begins with all of them.
 */
export function useProgressiveList(count: number, isWhole = false): readonly [rendered: number, renderAll: () => void] {
  const [limit, setLimit] = useState(isWhole ? Infinity : FIRST_ROWS)
  const isComplete = limit >= count

  useEffect(() => {
    if (isComplete) return
    const more = setTimeout(() => startTransition(() => setLimit((now) => Math.max(now, limit + MORE_ROWS))))
    return () => clearTimeout(more)
  }, [isComplete, limit])

  return [Math.min(limit, count), () => startTransition(() => setLimit(Infinity))]
}

/** Distributes the rendered rows among groups of these sizes, from the first group on. */
export function distributeRows(rendered: number, sizes: readonly number[]): number[] {
  let left = rendered
  return sizes.map((size) => {
    const share = Math.min(left, size)
    left -= share
    return share
  })
}
