import { expect, it, vi } from 'vitest'
import { makeHistory, navigationEffectsOf } from './history.ts'

it.each([
  ['/', '/bar?x=1', '/my-orders'],
  ['/demo/', '/demo/bar?x=1', '/demo/my-orders'],
])('an app in the folder %s reads its path and navigates', (folder, address, elsewhere) => {
  vi.stubEnv('BASE_URL', folder)
  window.history.replaceState(null, '', address)
  const { here, go } = navigationEffectsOf(makeHistory())
  expect(here()).toBe('/bar?x=1')
  void go('/my-orders')
  expect(window.location.pathname).toBe(elsewhere)
  expect(here()).toBe('/my-orders')
})

it.each([
  ['/', '/Room-Service/?x=1'],
  ['/demo/', '/demo//room%2Dservice//?x=1'],
])('an app in the folder %s has its own paths, however they were written: %s', (folder, address) => {
  vi.stubEnv('BASE_URL', folder)
  window.history.replaceState(null, '', address)
  const history = makeHistory()
  const { here } = navigationEffectsOf(history)
  expect(here()).toBe('/room-service?x=1')
  history.push(`${folder}BAR/`)
  expect(here()).toBe('/bar')
  history.replace(`${folder}no-such-screen/`)
  expect(here()).toBe('/no-such-screen/')
})

it('an app in a folder leaves for its own home, and is reloaded when Back restores the page from the cache', () => {
  vi.stubEnv('BASE_URL', '/demo/')
  const assign = vi.fn<(to: string) => void>()
  const reload = vi.fn<() => void>()
  navigationEffectsOf(makeHistory(), { assign, reload }).leave('/')
  expect(assign).toHaveBeenCalledWith('/demo/')
  for (const [persisted, times] of [
    [false, 0],
    [true, 1],
  ] as const) {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(reload).toHaveBeenCalledTimes(times)
  }
})
