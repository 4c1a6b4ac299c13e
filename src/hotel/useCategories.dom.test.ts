import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { groupByCategory, useCategories } from './useCategories.ts'

describe('the rows of a long list', () => {
  function open(count: number) {
    vi.useFakeTimers()
    const list = Array.from({ length: count }, () => 'Food')
    const { result } = renderHook(() => useCategories(list, String, false))
    return { rendered: () => result.current.categories[0]?.rows.length, result }
  }

  it('are a few at first, then more until all are rendered', () => {
    const { rendered } = open(25)
    const seen = [rendered()]
    while (vi.getTimerCount() > 0) {
      act(() => void vi.advanceTimersToNextTimer())
      seen.push(rendered())
    }
    expect(seen).toEqual([2, 10, 18, 25])
  })

  it('are rendered at once on request', () => {
    const { rendered, result } = open(1_000)
    act(() => result.current.renderAll())
    expect(rendered()).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it.each([
  [0, { Food: [], drinks: [] }],
  [2, { Food: ['Food', ' FOOD '], drinks: [] }],
  [4, { Food: ['Food', ' FOOD ', 'food'], drinks: ['drinks'] }],
  [9, { Food: ['Food', ' FOOD ', 'food'], drinks: ['drinks', 'drinks'] }],
])('the categories of a list, with the first %i of its rows', (limit, expected) => {
  const categories = groupByCategory(['Food', 'drinks', ' FOOD ', 'food', 'drinks'], String, limit)
  expect(Object.fromEntries(categories.map(({ category, rows }) => [category, rows]))).toEqual(expected)
})
