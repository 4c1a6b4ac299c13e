import { beforeEach, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { prefetchMenu } from './storedMenus.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const DAY = 24 * 60 * 60_000
const bar = { languageCode: 'bg', menuType: 'bar' } as const
const key = `companion-offline-getMenus-${JSON.stringify(bar)}`

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

/** The number of calls that prefetching the bar's menu makes. */
async function callsMade(stored?: string): Promise<number> {
  if (stored !== undefined) localStorage.setItem(key, stored)
  const hotel = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json([]))
  vi.stubGlobal('fetch', hotel)
  await makeTestStore({}, null).dispatch(prefetchMenu(bar))
  return hotel.mock.calls.length
}

const readAt = (at: number) => JSON.stringify({ at, answer: [] })

it.each([
  ['none is stored', undefined, 1],
  ['it was read a day ago', readAt(NOW - DAY), 1],
  ['it was read less than a day ago', readAt(NOW - DAY + 60_000), 0],
  ['it was read in a day, by a clock that was set back since', readAt(NOW + DAY), 1],
  ['the stored response fails the schema', JSON.stringify({ at: NOW, answer: [{}] }), 1],
])('a menu is prefetched when %s: %s, %i', async (_when, stored, calls) => {
  expect(await callsMade(stored)).toBe(calls)
})
