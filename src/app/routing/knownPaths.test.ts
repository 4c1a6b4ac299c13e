import { matchRoutes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { isKnownPath, paths, reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { routes } from './routes.tsx'
import { preloadScreen, screens } from './screens.ts'

/** Whether the router has a screen for this path. */
function hasScreen(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
}

it.each([...Object.values(paths), `${paths.bar}/`, '/ROOM-SERVICE', `${paths.bar}?from=qr`, `${paths.bar}/#cocktails`])(
  'a tile may lead to %s',
  (path) => {
    expect([isKnownPath(path), hasScreen(path)]).toEqual([true, true])
  },
)

it.each([
  '/*',
  '/no-such-screen',
  reportedProblemsAsFound,
  `${paths.roomService}${paths.finalizeOrder}`,
  '/bar/bar',
  '/bar%2F',
])('a tile may not lead to %s, which has no screen', (path) => {
  expect([isKnownPath(path), hasScreen(path)]).toEqual([false, false])
})

it('the list of problems is preloaded for its path', () => {
  const preload = vi.spyOn(screens.reportedProblems, 'preload').mockReturnValue()
  preloadScreen(paths.reportedProblems)
  expect(preload).toHaveBeenCalledOnce()
})
