import { startTransition, useEffect, useState } from 'react'

/** The rows that are visible without scrolling, and the rows that a slow device renders in one step without dropping frames. */
const FIRST_ROWS = 2
const MORE_ROWS = 8

/**
 * The categories of a long list, in the order in which they first appear. Their rows are a few of the list at first, and more step by step,
 * so that a slow device stays responsive; all of them on a page that was left scrolled down, and after `renderAll`.
 */
export function useCategories<Row>(list: readonly Row[], categoryOf: (row: Row) => string, isScrolledBefore: boolean) {
  const [limit, setLimit] = useState(isScrolledBefore ? Infinity : FIRST_ROWS)
  const isWhole = limit >= list.length

  useEffect(() => {
    if (isWhole) return undefined
    const more = setTimeout(() => startTransition(() => setLimit((now) => Math.max(now, limit + MORE_ROWS))))
    return () => clearTimeout(more)
  }, [isWhole, limit])

  const renderAll = () => startTransition(() => setLimit(Infinity))
  return { categories: groupByCategory(list, categoryOf, limit), isWhole, renderAll }
}

/** The first rows of a list, up to a limit, in all its categories. Case and outer spaces are ignored; a name is as first received. */
export function groupByCategory<Row>(list: readonly Row[], categoryOf: (row: Row) => string, limit: number) {
  const groups = new Map<string, { readonly category: string; readonly rows: Row[] }>()
  for (const row of list) {
    const category = categoryOf(row).trim()
    const key = category.toLowerCase()
    const group = groups.get(key) ?? { category, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  let before = 0
  return [...groups].map(([key, { category, rows }], at) => {
    const rendered = rows.slice(0, Math.max(0, limit - before))
    before += rows.length
    return { id: `category-${at + 1}`, key, category, rows: rendered }
  })
}
