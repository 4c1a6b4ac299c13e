import { Outlet, type RouteObject } from 'react-router-dom'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { RootLayout } from '#src/app/layout/RootLayout.tsx'
import { paths } from '#src/navigation/paths.ts'
import { Home } from '#src/screens/home/Home.tsx'
import { GuestGuard, RecommendationsGuard } from './guards.tsx'
import { screens, type LazyScreenName } from './screens.ts'

type PathName = Exclude<LazyScreenName, 'notFound'>

function routesOf(...names: readonly PathName[]): RouteObject[] {
  return names.map((name) => ({ path: paths[name], Component: screens[name].Component }))
}

const publicRoutes = routesOf(
  'login',
  'hotelInformation',
  'restaurantMenu',
  'breakfast',
  'bar',
  'activities',
  'reception',
  'settings',
)

const guestRoutes = routesOf(
  ...(['roomService', 'finalizeOrder', 'orderSuccess'] as const),
  ...(['reserveTable', 'reservationSuccess'] as const),
  ...(['reportProblem', 'reportSuccess', 'reportedProblems'] as const),
  ...(['requestAmenities', 'requestSuccess', 'amenityRequests'] as const),
  ...(['leaveRating', 'ratingSuccess'] as const),
  ...(['spaCenter', 'myReservations', 'myOrders', 'myStay'] as const),
)

const withinFrame: RouteObject[] = [
  { path: paths.home, Component: Home },
  ...publicRoutes,
  { Component: GuestGuard, children: guestRoutes },
  { Component: RecommendationsGuard, children: routesOf('recommendations') },
  { path: '*', Component: screens.notFound.Component },
]

const inBoundary = (
  <CrashBoundary>
    <Outlet />
  </CrashBoundary>
)

/** Every screen at its path (spec 2.1, 2.2, 2.3), in the layout; protected ones behind `GuestGuard`. */
export const routes: RouteObject[] = [
  { element: <RootLayout />, children: [{ element: inBoundary, children: withinFrame }] },
]
