import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { PendingNavigationBar } from './PendingNavigationBar.tsx'
import { lazyScreen } from '#src/app/routing/lazyScreen.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Navigates from home to a screen whose chunk loads, or fails with the given error, when the test releases it. */
async function goToSlowScreen(failure?: Error) {
  const { until, release } = deferred()
  const file = lazyScreen(async () => {
    await until
    if (failure) throw failure
    return () => <h1>Spa</h1>
  })
  const element = (
    <>
      <PendingNavigationBar />
      <Suspense>
        <CrashBoundary>
          <Outlet />
        </CrashBoundary>
      </Suspense>
    </>
  )
  const children = [
    { index: true, element: <h1>Home</h1> },
    { path: 'spa', Component: file.Component },
  ]
  const { router } = renderScreen({ routes: [{ path: '/', element, children }], at: '/' })
  await router.navigate('/spa')
  return { finishLoading: () => act(async () => release()) }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent

it('announces a pending navigation that takes long, until the screen is shown', async () => {
  const { finishLoading } = await goToSlowScreen()
  await wait(399)
  expect(status()).toBe('')
  await wait(1)
  expect([status(), screen.getByRole('heading').textContent]).toEqual(['Loading', 'Home'])
  await finishLoading()
  expect([status(), screen.getByRole('heading').textContent]).toEqual(['', 'Spa'])
})

it('announces nothing when a screen loads fast', async () => {
  const { finishLoading } = await goToSlowScreen()
  await wait(300)
  await finishLoading()
  expect(screen.getByRole('heading')).toHaveTextContent('Spa')
  await wait(1_000)
  expect(status()).toBe('')
})

it('disappears when the screen cannot be loaded', async () => {
  expectConsole('error', /Failed to fetch/)
  const { finishLoading } = await goToSlowScreen(new Error('Failed to fetch dynamically imported module'))
  await wait(400)
  expect(status()).toBe('Loading')
  vi.useRealTimers()
  await finishLoading()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(status()).toBe('')
})
