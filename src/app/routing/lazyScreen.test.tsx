import { act, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { lazyScreen } from './lazyScreen.ts'

const Spa = () => <h1>Spa</h1>

/** A chunk that loads when the test releases it. */
function slowChunk() {
  const { until, release } = deferred()
  return { load: () => until.then(() => Spa), finishLoading: () => act(async () => release()) }
}

function open(file: ReturnType<typeof lazyScreen>, at: string) {
  const element = (
    <Suspense fallback={<p>Loading</p>}>
      <CrashBoundary>
        <Outlet />
      </CrashBoundary>
    </Suspense>
  )
  const children = [
    { index: true, element: <h1>Home</h1> },
    { path: 'spa', Component: file.Component },
  ]
  return renderScreen({ routes: [{ path: '/', element, children }], at }).router
}

const heading = () => screen.getByRole('heading').textContent

it('shows the fallback on a first visit until the screen has loaded', async () => {
  const { load, finishLoading } = slowChunk()
  open(lazyScreen(load), '/spa')
  expect(screen.getByText('Loading')).toBeVisible()
  await finishLoading()
  expect(await screen.findByRole('heading', { name: 'Spa' })).toBeVisible()
})

it('shows the previous page until the next one has loaded', async () => {
  const { load, finishLoading } = slowChunk()
  const router = open(lazyScreen(load), '/')
  await router.navigate('/spa')
  expect([router.location.pathname, heading()]).toEqual(['/spa', 'Home'])
  expect(screen.getByText('Home')).toBeVisible()
  expect(screen.queryByText('Loading')).toBeNull()
  await finishLoading()
  expect(heading()).toBe('Spa')
})

it('opens at once when it was preloaded', async () => {
  const file = lazyScreen(() => Promise.resolve(Spa))
  await act(async () => file.preload())
  open(file, '/spa')
  expect(heading()).toBe('Spa')
})

it('is loaded again on opening when its preload failed', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>(() => Promise.resolve(Spa))
    .mockRejectedValueOnce(new Error('offline'))
  const file = lazyScreen(load)
  await act(async () => file.preload())
  open(file, '/spa')
  expect(await screen.findByRole('heading', { name: 'Spa' })).toBeVisible()
})

it.each([
  ['the host answers', () => Promise.resolve(new Response('{}')), 'Part of the app did not load'],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 'No connection'],
])('explains a failed load when %s', async (_when, answer, title) => {
  expectConsole('error', /Failed to fetch dynamically imported module/)
  vi.stubGlobal('fetch', vi.fn(answer))
  sessionStorage.setItem('companion-reloaded-at', String(Date.now()))
  open(
    lazyScreen(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Spa.js'))),
    '/spa',
  )
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

it('shows the crash screen when it loads and then throws', async () => {
  expectConsole('error', /no such dish/)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
  open(
    lazyScreen(() => Promise.reject(new Error('no such dish'))),
    '/spa',
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be opened' })).toBeVisible()
})

it('is requested once when it cannot be loaded, and again on the next visit', async () => {
  expectConsole('error', /Failed to fetch dynamically imported module/)
  const failure = new Error('Failed to fetch dynamically imported module')
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Spa)).mockRejectedValueOnce(failure)
  const router = open(lazyScreen(load), '/')
  await router.navigate('/spa')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  await router.navigate('/')
  await router.navigate('/spa')
  expect(await screen.findByRole('heading', { name: 'Spa' })).toBeVisible()
})

it('is loaded with the screens that must open without a network, and opens even when those fail', async () => {
  const { load: next, finishLoading } = slowChunk()
  open(
    lazyScreen(
      () => Promise.resolve(Spa),
      next,
      () => Promise.reject(new Error('offline')),
    ),
    '/spa',
  )
  await act(async () => {})
  expect(screen.getByText('Loading')).toBeVisible()
  await finishLoading()
  expect(await screen.findByRole('heading', { name: 'Spa' })).toBeVisible()
})
