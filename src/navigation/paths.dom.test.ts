import { expect, it, vi } from 'vitest'
import { loadPage } from '#src/app/listeners.ts'
import { makeAddressCanonical, openAddress } from './paths.ts'

it.each([
  ['/', '/bar?x=1', '/bar?x=1'],
  ['/demo/', '/demo/bar?x=1', '/bar?x=1'],
  ['/', '/Room-Service/?x=1', '/room-service?x=1'],
  ['/demo/', '/demo//room%2Dservice//?x=1', '/room-service?x=1'],
  ['/demo/', '/demo/no-such-screen/', '/no-such-screen/'],
])('an app in the folder %s reads %s as %s', (folder, address, inside) => {
  vi.stubEnv('BASE_URL', folder)
  window.history.replaceState(null, '', address)
  makeAddressCanonical()
  expect(openAddress()).toBe(inside)
  expect(window.location.pathname.startsWith(folder)).toBe(true)
})

it('an app in a folder loads its own home, and is reloaded when Back restores the page from the cache', () => {
  vi.stubEnv('BASE_URL', '/demo/')
  const assign = vi.fn<(to: string) => void>()
  const reload = vi.fn<() => void>()
  loadPage('/', { assign, reload })
  expect(assign).toHaveBeenCalledWith('/demo/')
  for (const [persisted, times] of [
    [false, 0],
    [true, 1],
  ] as const) {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(reload).toHaveBeenCalledTimes(times)
  }
})
