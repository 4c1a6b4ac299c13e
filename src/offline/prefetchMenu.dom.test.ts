import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSlice } from '#tests/support/openSlice.ts'
import { prefetchMenu } from './prefetchMenu.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const MINUTE = 60_000
const bar = { languageCode: 'bg', menuType: 'bar' } as const
const key = `companion-offline-getMenus-${JSON.stringify(bar)}`

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

/** How often the hotel is asked for the bar's menu when it is read ahead. */
async function asked(kept?: string): Promise<number> {
  if (kept !== undefined) localStorage.setItem(key, kept)
  const { store, adapter } = openSlice()
  let calls = 0
  adapter.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/menus/all/params?languageCode=bg&menuType=bar')) calls += 1
  })
  await store.dispatch(prefetchMenu(bar))
  return calls
}

const readAt = (at: number) => JSON.stringify({ at, answer: [] })

it.each([
  ['none is on this phone', undefined, 1],
  ['it was read an hour ago', readAt(NOW - 60 * MINUTE), 1],
  ['it was read less than an hour ago', readAt(NOW - 59 * MINUTE), 0],
  ['it was read in an hour, by a clock that was set back since', readAt(NOW + 60 * MINUTE), 1],
  ['what is kept no longer fits', JSON.stringify({ at: NOW, answer: [{}] }), 1],
])('a menu is read ahead when %s: %s, %i', async (_when, kept, calls) => {
  expect(await asked(kept)).toBe(calls)
})

it('no menu is read ahead where the guest saves data', async () => {
  localStorage.setItem('companion-display', '{"data":"light"}')
  expect(await asked()).toBe(0)
})
