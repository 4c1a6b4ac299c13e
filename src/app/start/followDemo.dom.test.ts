import { expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { followDemo } from './followDemo.ts'

it('a phone that wakes up, or whose Wi-Fi is back, listens anew', () => {
  const opened: EventTarget[] = []
  const closed = vi.fn<() => void>()
  vi.stubGlobal('EventSource', function openEvents() {
    const events = Object.assign(new EventTarget(), { close: closed })
    opened.push(events)
    return events
  })
  followDemo(makeTestStore())
  const counts = () => [opened.length, closed.mock.calls.length]
  expect(counts()).toEqual([1, 0])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(counts()).toEqual([2, 1])
  window.dispatchEvent(new Event('offline'))
  expect(counts()).toEqual([2, 2])
  for (const _twice of [1, 2]) window.dispatchEvent(new Event('online'))
  expect(counts()).toEqual([3, 2])
  vi.unstubAllGlobals()
})
