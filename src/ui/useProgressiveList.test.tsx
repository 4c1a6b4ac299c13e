import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shareOut, useProgressiveList } from './useProgressiveList.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function grow(count: number) {
  const { result } = renderHook(() => useProgressiveList(count))
  const drawn = () => result.current[0]
  const step = () => act(() => void vi.advanceTimersToNextTimer())
  return { drawn, step, drawAll: () => act(() => result.current[1]()) }
}

describe('a long list', () => {
  it('begins with a few rows, then renders more until all are rendered', () => {
    const { drawn, step } = grow(25)
    const seen = [drawn()]
    while (vi.getTimerCount() > 0) {
      step()
      seen.push(drawn())
    }
    expect(seen).toEqual([2, 10, 18, 25])
  })

  it('is rendered completely on request', () => {
    const { drawn, drawAll } = grow(1_000)
    drawAll()
    expect(drawn()).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sets no timer when it is short', () => {
    expect(grow(1).drawn()).toBe(1)
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
  ])('%i among groups of %j are distributed as %j', (drawn, sizes, shares) => {
    expect(shareOut(drawn, sizes)).toEqual(shares)
  })
})
