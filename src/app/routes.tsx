import { Outlet, type RouteObject } from 'react-router-dom'
import { Home } from '#src/screens/home/Home.tsx'
import type { paths } from '#src/navigation/paths.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { GuestOnly, RecommendationsDoor } from './guards.tsx'
import { RootLayout } from './RootLayout.tsx'
import { ScreenTexts } from './ScreenTexts.tsx'
import { screenFile as screen } from './screenFile.ts'

/** What a route definition carries beside its screen: the name of its crumb (spec 2). */
export interface RouteHandle {
  readonly crumb: keyof typeof paths | 'notFound'
}

function crumb(name: RouteHandle['crumb']): { handle: RouteHandle } {
  return { handle: { crumb: name } }
}

/** Where submissions end, whatever became of them: these open even if the network is cut while something is sent. */
const ends = {
  order: async () => (await import('#src/screens/room-service/OrderSuccess.tsx')).OrderSuccess,
  reservation: async () => (await import('#src/screens/reserve-table/ReservationSuccess.tsx')).ReservationSuccess,
  problem: async () => (await import('#src/screens/report-problem/ReportSuccess.tsx')).ReportSuccess,
  request: async () => (await import('#src/screens/request-amenities/RequestSuccess.tsx')).RequestSuccess,
  rating: async () => (await import('#src/screens/leave-rating/RatingSuccess.tsx')).RatingSuccess,
} as const

/** Where what was sent is shown later, also without a network. */
const lists = {
  order: async () => (await import('#src/screens/my-orders/MyOrders.tsx')).MyOrders,
  reservation: async () => (await import('#src/screens/my-reservations/MyReservations.tsx')).MyReservations,
  problem: async () => (await import('#src/screens/report-problem/ReportedProblems.tsx')).ReportedProblems,
  request: async () => (await import('#src/screens/request-amenities/AmenityRequests.tsx')).AmenityRequests,
  all: async () => (await import('#src/screens/my-stay/MyStay.tsx')).MyStay,
} as const

const publicRoutes: RouteObject[] = [
  { path: 'login', ...crumb('login'), ...screen(async () => (await import('#src/screens/login/Login.tsx')).Login) },
  {
    path: 'hotel-information',
    ...crumb('hotelInformation'),
    ...screen(async () => (await import('#src/screens/hotel-information/HotelInformation.tsx')).HotelInformation),
  },
  {
    path: 'restaurant-menu',
    ...crumb('restaurantMenu'),
    ...screen(async () => (await import('#src/screens/menus/RestaurantMenu.tsx')).RestaurantMenu),
  },
  {
    path: 'breakfast',
    ...crumb('breakfast'),
    ...screen(async () => (await import('#src/screens/menus/BreakfastMenu.tsx')).BreakfastMenu),
  },
  { path: 'bar', ...crumb('bar'), ...screen(async () => (await import('#src/screens/menus/BarMenu.tsx')).BarMenu) },
  {
    path: 'activities',
    ...crumb('activities'),
    ...screen(async () => (await import('#src/screens/activities/Activities.tsx')).Activities),
  },
  {
    path: 'reception',
    ...crumb('reception'),
    ...screen(async () => (await import('#src/screens/reception/Reception.tsx')).Reception),
  },
  {
    path: 'settings',
    ...crumb('settings'),
    ...screen(async () => (await import('#src/screens/settings/Settings.tsx')).Settings),
  },
]

const guestRoutes: RouteObject[] = [
  {
    path: 'room-service',
    ...crumb('roomService'),
    children: [
      { index: true, ...screen(async () => (await import('#src/screens/room-service/RoomService.tsx')).RoomService) },
      {
        path: 'finalize-order',
        ...crumb('finalizeOrder'),
        ...screen(async () => (await import('#src/screens/room-service/FinalizeOrder.tsx')).FinalizeOrder, ends.order, lists.order, lists.all),
      },
      {
        path: 'success',
        ...crumb('orderSuccess'),
        ...screen(ends.order),
      },
    ],
  },
  {
    path: 'reserve-table',
    ...crumb('reserveTable'),
    children: [
      { index: true, ...screen(async () => (await import('#src/screens/reserve-table/ReserveTable.tsx')).ReserveTable, ends.reservation, lists.reservation, lists.all) },
      {
        path: 'success',
        ...crumb('reservationSuccess'),
        ...screen(ends.reservation),
      },
    ],
  },
  {
    path: 'spa-center',
    ...crumb('spaCenter'),
    ...screen(async () => (await import('#src/screens/spa-center/SpaCenter.tsx')).SpaCenter),
  },
  {
    path: 'my-reservations',
    ...crumb('myReservations'),
    ...screen(lists.reservation),
  },
  {
    path: 'my-orders',
    ...crumb('myOrders'),
    ...screen(lists.order),
  },
  {
    path: 'my-stay',
    ...crumb('myStay'),
    ...screen(lists.all),
  },
  {
    path: 'report-problem',
    ...crumb('reportProblem'),
    children: [
      { index: true, ...screen(async () => (await import('#src/screens/report-problem/ReportProblem.tsx')).ReportProblem, ends.problem, lists.problem, lists.all) },
      {
        path: 'success',
        ...crumb('reportSuccess'),
        ...screen(ends.problem),
      },
      {
        path: 'reported-problems',
        ...crumb('reportedProblems'),
        ...screen(lists.problem),
      },
    ],
  },
  {
    path: 'request-amenities',
    ...crumb('requestAmenities'),
    children: [
      {
        index: true,
        ...screen(async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestAmenities, ends.request, lists.request, lists.all),
      },
      {
        path: 'success',
        ...crumb('requestSuccess'),
        ...screen(ends.request),
      },
      {
        path: 'requests',
        ...crumb('amenityRequests'),
        ...screen(lists.request),
      },
    ],
  },
  {
    path: 'leave-rating',
    ...crumb('leaveRating'),
    children: [
      { index: true, ...screen(async () => (await import('#src/screens/leave-rating/LeaveRating.tsx')).LeaveRating, ends.rating) },
      {
        path: 'success',
        ...crumb('ratingSuccess'),
        ...screen(ends.rating),
      },
    ],
  },
]

/** Open to visitors only where the configuration says so. */
const recommendations: RouteObject = {
  path: 'recommendations',
  ...crumb('recommendations'),
  ...screen(async () => (await import('#src/screens/recommendations/Recommendations.tsx')).Recommendations),
}

const screensWithTexts: RouteObject[] = [
  ...publicRoutes,
  { Component: GuestOnly, children: guestRoutes },
  { Component: RecommendationsDoor, children: [recommendations] },
  {
    path: '*',
    ...crumb('notFound'),
    ...screen(async () => (await import('#src/screens/not-found/NotFound.tsx')).NotFound),
  },
]

const screens: RouteObject[] = [
  { index: true, Component: Home },
  { Component: ScreenTexts, children: screensWithTexts },
]

/** The route tree (spec 2): every screen with its crumb; protected ones behind `GuestOnly`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    ...crumb('home'),
    element: <RootLayout />,
    children: [
      {
        element: (
          <CrashBoundary>
            <Outlet />
          </CrashBoundary>
        ),
        children: screens,
      },
    ],
  },
]
