import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { MemoryRouter, Outlet } from 'react-router-dom'
import { expect, it } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { makeI18n } from '#src/i18n/i18n.ts'
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

it('shows a preloaded screen with its texts, which load when it is opened', async () => {
  const Login = () => <h1>{useTranslation('login').t('title')}</h1>
  const { preload, Component } = lazyScreen(() => Promise.resolve(Login))
  preload()
  await act(async () => {})
  render(
    <I18nextProvider i18n={makeI18n('en')}>
      <MemoryRouter>
        <Suspense>
          <Component />
        </Suspense>
      </MemoryRouter>
    </I18nextProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
})
