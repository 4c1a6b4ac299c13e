import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { distributeRows, useProgressiveList } from './useProgressiveList.ts'

beforeEach(() => void vi.useFakeTimers())

function grow(count: number) {
  const { result } = renderHook(() => useProgressiveList(count))
  const rendered = () => result.current[0]
  const step = () => act(() => void vi.advanceTimersToNextTimer())
  return { rendered, step, renderAll: () => act(() => result.current[1]()) }
}

describe('a long list', () => {
  it('begins with a few rows, then renders more until all are rendered', () => {
    const { rendered, step } = grow(25)
    const seen = [rendered()]
    while (vi.getTimerCount() > 0) {
      step()
      seen.push(rendered())
    }
    expect(seen).toEqual([2, 10, 18, 25])
  })

  it('is rendered completely on request', () => {
    const { rendered, renderAll } = grow(1_000)
    renderAll()
    expect(rendered()).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the rendered rows', () => {
  it.each([
    [0, [3, 2], [0, 0]],
    [2, [3, 2], [2, 0]],
    [4, [3, 2, 5], [3, 1, 0]],
    [10, [3, 2, 5], [3, 2, 5]],
    [1, [], []],
  ])('%i among groups of %j are distributed as %j', (rendered, sizes, shares) => {
    expect(distributeRows(rendered, sizes)).toEqual(shares)
  })
})
