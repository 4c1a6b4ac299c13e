import { beforeEach, expect, it, vi } from 'vitest'
import { reloadIfStale, replaceBlockedPage } from './chunkLoadErrors.ts'
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
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.setSystemTime(100 * MINUTE)
})

it('does not reload without a network, which would lose the page', async () => {
  hostThat(false)
  expect(await reloads()).toBe(false)
})

it('reloads once where the host answers: a new deployment has removed the file', async () => {
  hostThat(true)
  expect([await reloads(), await reloads()]).toEqual([true, false])
})

it('does not reload when session storage is blocked, which could loop', async () => {
  hostThat(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await reloads()).toBe(false)
})

/** Opens the page, whose styles may be blocked, from a service worker or from the server, and says whether it unregisters and reloads. */
async function replaces({ isBlocked = true, isFromWorker = true }): Promise<readonly boolean[]> {
  document.head.innerHTML = '<style></style>'
  if (isBlocked) Object.defineProperty(document.querySelector('style'), 'sheet', { value: null })
  const [unregister, reload] = [vi.fn(() => Promise.resolve(true)), vi.fn()]
  const controller = isFromWorker ? {} : null
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration: () => Promise.resolve({ unregister }) } })
  await replaceBlockedPage(reload)
  return [unregister, reload].map(({ mock }) => mock.calls.length > 0)
}

it('a page from the service worker whose policy blocks its styles is loaded from the server, once', async () => {
  expect(await replaces({})).toEqual([true, true])
  expect(await replaces({})).toEqual([false, false])
})

it('a page that has its styles or comes from the server stays', async () => {
  expect(await replaces({ isBlocked: false })).toEqual([false, false])
  expect(await replaces({ isFromWorker: false })).toEqual([false, false])
})
