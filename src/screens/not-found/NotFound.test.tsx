import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { makeI18n } from '#src/i18n/i18n.ts'
import { KnownPaths } from '#src/navigation/knownPaths.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'
import type { GuestSession } from '#src/wire/session.ts'
import { NotFound } from './NotFound.tsx'

const guest = { personId: 7, sessionId: 'token' } as GuestSession // The optional fields are not looked at.

function openAt(path: string, user: GuestSession | null = null, isKnownPath = (_path: string) => true) {
  const store = configureStore({
    reducer: { session: sessionReducer },
    preloadedState: { session: restoredSession(user) },
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={makeI18n('en')}>
        <KnownPaths value={isKnownPath}>
          <MemoryRouter initialEntries={[path]}>
            <NotFound />
          </MemoryRouter>
        </KnownPaths>
      </I18nextProvider>
    </Provider>,
  )
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it('leads a visitor home', () => {
  expect(openAt('/no-such-page')).toEqual([['Go to home', '/']])
  expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()
})

it('leads a guest to the lists that exist', () => {
  expect(openAt('/no-such-page', guest, (path) => path === '/my-orders')).toEqual([
    ['Go to home', '/'],
    ['My orders', '/my-orders'],
  ])
})

const oldAddresses = ['/my-reported-problems', '/my-reported-problems/']

it.each(oldAddresses)('knows the old address %s and offers the real list', (path) => {
  expect(openAt(path)[0]).toEqual(['My reported problems', '/report-problem/reported-problems'])
})
