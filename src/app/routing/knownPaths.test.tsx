import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppNavigationContext, useIsKnownPath } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import { makeHistory } from './history.ts'
import { routes } from './routes.tsx'

function isKnownPath(path: string): boolean {
  const { result } = renderHook(useIsKnownPath, {
    wrapper: ({ children }) => (
      <AppNavigationContext value={{ routes, history: makeHistory() }}>{children}</AppNavigationContext>
    ),
  })
  return result.current(path)
}

it.each([paths.home, paths.roomService, paths.finalizeOrder, `${paths.bar}/`, '/ROOM-SERVICE'])(
  'a tile may lead to %s',
  (path) => {
    expect(isKnownPath(path)).toBe(true)
  },
)

it.each(['/*', '/no-such-screen', `${paths.roomService}${paths.finalizeOrder}`, '/bar/bar'])(
  'a tile may not lead to %s, which has no screen',
  (path) => {
    expect(isKnownPath(path)).toBe(false)
  },
)
