import { afterEach, expect, it, vi } from 'vitest'
import { followPointer, pointerRest } from './pointerRest.ts'

afterEach(() => {
  globalThis.isPointerDown = undefined
  vi.useRealTimers()
})

it('waits for a finger that went down before the app started', async () => {
  vi.useFakeTimers()
  globalThis.isPointerDown = true // noted by the page's own script
  followPointer()
  const rested = vi.fn<() => void>()
  void pointerRest().then(rested)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rested).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerup'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rested).toHaveBeenCalledOnce()
})
