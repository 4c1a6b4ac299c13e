import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { Breadcrumbs } from '#src/app/layout/Breadcrumbs.tsx'
import { HomeHeader } from '#src/app/layout/HomeHeader.tsx'
import { PageHeader } from '#src/app/layout/PageHeader.tsx'
import { OpenScreen } from '#src/app/routing/OpenScreen.tsx'
import { usePageChange } from '#src/app/routing/usePageChange.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { makeTranslator } from './makeTranslator.ts'
import { inMemory } from './testRouter.tsx'
import { makeTestStore } from './testStore.ts'
import { newUser } from './user.ts'

/** A guest in the middle of a stay. */
export const guest: GuestSession = {
  personId: 7,
  sessionId: 'token',
  fullName: 'Maria Ivanova',
  roomNumber: '305',
  checkInDate: '2026-03-01',
  checkOutDate: '2026-03-05',
}

function Frame() {
  usePageChange()
  const isHome = useLocation().pathname === '/'
  return (
    <>
      <PageHeader marks={undefined} />
      <Breadcrumbs />
      {isHome && <HomeHeader />}
      <Outlet />
    </>
  )
}

/** Opens the frame of the app on `path`, with a few routes; in English unless `translator` is given. */
export function openFrame(path: string, user: GuestSession | null = null, translator = makeTranslator('en')) {
  const store = makeTestStore({ appName: 'Vitosha Palace' }, user)
  const page = (heading: string) => <h1 tabIndex={-1}>{heading}</h1>
  const routes: RouteObject[] = [
    {
      path: '/',
      element: <Frame />,
      children: [
        { index: true, element: <p>Tiles</p> },
        { path: 'login', element: page('Sign in') },
        { path: 'room-service', element: null },
        { path: 'room-service/finalize-order', element: page('Your order') },
      ],
    },
  ]
  const { routed, router } = inMemory(path, <OpenScreen routes={routes} />)
  render(
    <Provider store={store}>
      <I18nextProvider i18n={translator}>{routed}</I18nextProvider>
    </Provider>,
  )
  return { store, user: newUser(), router }
}
