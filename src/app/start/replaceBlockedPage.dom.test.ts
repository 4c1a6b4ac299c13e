import { afterEach, expect, it, vi } from 'vitest'
import { replaceBlockedPage } from './replaceBlockedPage.ts'

const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
const reload = vi.fn<() => void>()

/** Opens the page, with or without its styles, from a service worker or from the server. */
async function open({ hasStyles = false, isFromWorker = true }): Promise<void> {
  document.documentElement.style.setProperty('--font', hasStyles ? 'Sofia Sans' : '')
  const controller = isFromWorker ? {} : null
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistration: () => Promise.resolve({ unregister }) } })
  await replaceBlockedPage(reload)
}

afterEach(() => vi.clearAllMocks())

it('a page without styles from the service worker is loaded from the server, once', async () => {
  await open({})
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
  await open({})
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['has its styles', { hasStyles: true }],
  ['comes from the server', { isFromWorker: false }],
])('a page that %s stays', async (_what, given) => {
  await open(given)
  expect(reload).not.toHaveBeenCalled()
  expect(unregister).not.toHaveBeenCalled()
})
