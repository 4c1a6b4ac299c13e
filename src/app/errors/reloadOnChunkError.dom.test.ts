import { beforeEach, expect, it, vi } from 'vitest'
import { reloadIfStale } from './reloadOnChunkError.ts'
import { eventually } from '#tests/support/eventually.ts'

const MINUTE = 60_000

function hostThat(answers: boolean) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answers ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch')))),
  )
}

/** Whether it reloads. The function never settles then. */
async function reloads(): Promise<boolean> {
  const reload = vi.fn()
  await Promise.race([reloadIfStale(reload), eventually(() => expect(reload).toHaveBeenCalledOnce())])
  return reload.mock.calls.length > 0
}

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.setSystemTime(100 * MINUTE)
})

it('does not reload without a network, which would lose the page', async () => {
  hostThat(false)
  expect(await reloads()).toBe(false)
})

it('does not reload when session storage is blocked, which could loop', async () => {
  hostThat(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await reloads()).toBe(false)
})
