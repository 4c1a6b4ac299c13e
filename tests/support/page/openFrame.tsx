import { Outlet, useLocation, type RouteObject } from 'react-router-dom'
import { Breadcrumbs } from '#src/app/layout/Breadcrumbs.tsx'
import { HomeHeader } from '#src/app/layout/HomeHeader.tsx'
import { PageHeader } from '#src/app/layout/PageHeader.tsx'
import { usePageChange } from '#src/app/routing/usePageChange.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { renderScreen } from './renderScreen.tsx'
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

/** Opens the frame of the app on a path, with a few routes. */
export function openFrame(at: string, user: GuestSession | null = null) {
  const page = (heading: string) => <h1 tabIndex={-1}>{heading}</h1>
  const children: RouteObject[] = [
    { index: true, element: <p>Tiles</p> },
    { path: 'login', element: page('Sign in') },
    { path: 'room-service', element: null },
    { path: 'room-service/finalize-order', element: page('Your order') },
  ]
  const routes = [{ path: '/', element: <Frame />, children }]
  return { ...renderScreen({ routes, at, guest: user, config: { appName: 'Vitosha Palace' } }), user: newUser() }
}
