import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { moveClock } from '#src/lib/currentTime.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { HomeHeader } from './HomeHeader.tsx'

afterEach(() => {
  cleanup()
  moveClock(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a demo greets by its moved clock, also one that was moved before', () => {
  vi.stubGlobal('__DEMO__', true)
  vi.setSystemTime('2026-05-14T05:00:00Z')
  moveClock(5 * 3_600_000)
  renderScreen({ routes: [{ path: '/', element: <HomeHeader /> }], at: '/' })
  expect(screen.getByText(/^Good afternoon/)).toBeVisible()
  act(() => moveClock(12 * 3_600_000))
  expect(screen.getByText(/^Good evening/)).toBeVisible()
})
