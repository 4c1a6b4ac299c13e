import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { Home } from '#src/screens/home/Home.tsx'
import { KnownPaths } from '#src/navigation/knownPaths.ts'
import type { paths } from '#src/navigation/paths.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { GuestOnly } from './guards.tsx'
import { LoadingShell } from './LoadingShell.tsx'
import { RootLayout } from './RootLayout.tsx'

/** What a route definition carries beside its screen: the name of its crumb (spec 2). */
export interface RouteHandle {
  readonly crumb: keyof typeof paths | 'notFound'
}

function crumb(name: RouteHandle['crumb']): { handle: RouteHandle } {
  return { handle: { crumb: name } }
}

const publicRoutes: RouteObject[] = [
  { index: true, Component: Home },
  { path: 'login', ...crumb('login'), lazy: async () => ({ Component: (await import('#src/screens/login/Login.tsx')).Login }) },
]

const guestRoutes: RouteObject[] = [
  {
    path: 'room-service',
    ...crumb('roomService'),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('#src/screens/room-service/RoomService.tsx')).RoomService }) },
      {
        path: 'finalize-order',
        ...crumb('finalizeOrder'),
        lazy: async () => ({ Component: (await import('#src/screens/room-service/FinalizeOrder.tsx')).FinalizeOrder }),
      },
      {
        path: 'success',
        ...crumb('orderSuccess'),
        lazy: async () => ({ Component: (await import('#src/screens/room-service/OrderSuccess.tsx')).OrderSuccess }),
      },
    ],
  },
  { path: 'my-orders', ...crumb('myOrders'), lazy: async () => ({ Component: (await import('#src/screens/my-orders/MyOrders.tsx')).MyOrders }) },
]

const screens: RouteObject[] = [
  ...publicRoutes,
  { Component: GuestOnly, children: guestRoutes },
  {
    path: '*',
    ...crumb('notFound'),
    lazy: async () => ({ Component: (await import('#src/screens/not-found/NotFound.tsx')).NotFound }),
  },
]

/** The route tree (spec 2): every screen with its crumb; protected ones behind `GuestOnly`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    ...crumb('home'),
    element: (
      <KnownPaths value={leadsToAScreen}>
        <RootLayout />
      </KnownPaths>
    ),
    errorElement: (
      <main>
        <CrashScreen />
      </main>
    ),
    HydrateFallback: LoadingShell,
    children: [{ errorElement: <CrashScreen />, children: screens }],
  },
]

function leadsToAScreen(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
}

/** Makes the router over the browser's history. */
export function makeRouter() {
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
}

export type Router = ReturnType<typeof makeRouter>
