import { Outlet, type RouteObject } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { Home } from '#src/screens/home/Home.tsx'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { GuestGuard, RecommendationsGuard } from './guards.tsx'
import { RootLayout } from '#src/app/layout/RootLayout.tsx'
import { lazyScreen, type Load } from './lazyScreen.ts'
import { ScreenTexts } from './ScreenTexts.tsx'

/** What a route definition carries beside its screen: the name of its crumb (spec 2.6). */
export interface RouteHandle {
  readonly crumb: keyof typeof paths | 'notFound'
}

const notFound: Load = async () => (await import('#src/screens/not-found/NotFound.tsx')).NotFound

/** The file of each screen, fetched when the screen is opened; home comes with the app. */
const files = {
  login: async () => (await import('#src/screens/login/Login.tsx')).Login,
  hotelInformation: async () => (await import('#src/screens/hotel-information/HotelInformation.tsx')).HotelInformation,
  restaurantMenu: async () => (await import('#src/screens/menus/RestaurantMenu.tsx')).RestaurantMenu,
  breakfast: async () => (await import('#src/screens/menus/BreakfastMenu.tsx')).BreakfastMenu,
  bar: async () => (await import('#src/screens/menus/BarMenu.tsx')).BarMenu,
  activities: async () => (await import('#src/screens/activities/Activities.tsx')).Activities,
  reception: async () => (await import('#src/screens/reception/Reception.tsx')).Reception,
  settings: async () => (await import('#src/screens/settings/Settings.tsx')).Settings,
  recommendations: async () => (await import('#src/screens/recommendations/Recommendations.tsx')).Recommendations,
  roomService: async () => (await import('#src/screens/room-service/RoomService.tsx')).RoomService,
  finalizeOrder: async () => (await import('#src/screens/room-service/FinalizeOrder.tsx')).FinalizeOrder,
  orderSuccess: async () => (await import('#src/screens/room-service/OrderSuccess.tsx')).OrderSuccess,
  reserveTable: async () => (await import('#src/screens/reserve-table/ReserveTable.tsx')).ReserveTable,
  reservationSuccess: async () =>
    (await import('#src/screens/reserve-table/ReservationSuccess.tsx')).ReservationSuccess,
  spaCenter: async () => (await import('#src/screens/spa-center/SpaCenter.tsx')).SpaCenter,
  myReservations: async () => (await import('#src/screens/my-reservations/MyReservations.tsx')).MyReservations,
  myOrders: async () => (await import('#src/screens/my-orders/MyOrders.tsx')).MyOrders,
  myStay: async () => (await import('#src/screens/my-stay/MyStay.tsx')).MyStay,
  reportProblem: async () => (await import('#src/screens/report-problem/ReportProblem.tsx')).ReportProblem,
  reportSuccess: async () => (await import('#src/screens/report-problem/ReportSuccess.tsx')).ReportSuccess,
  reportedProblems: async () => (await import('#src/screens/report-problem/ReportedProblems.tsx')).ReportedProblems,
  requestAmenities: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestAmenities,
  requestSuccess: async () => (await import('#src/screens/request-amenities/RequestSuccess.tsx')).RequestSuccess,
  amenityRequests: async () => (await import('#src/screens/request-amenities/AmenityRequests.tsx')).AmenityRequests,
  leaveRating: async () => (await import('#src/screens/leave-rating/LeaveRating.tsx')).LeaveRating,
  ratingSuccess: async () => (await import('#src/screens/leave-rating/RatingSuccess.tsx')).RatingSuccess,
} as const satisfies Record<Exclude<keyof typeof paths, 'home'>, Load>

type ScreenName = keyof typeof files

/** The parts of a route that name it and show its screen. */
interface ScreenRoute {
  readonly path: string
  readonly handle: RouteHandle
  readonly screen: ReturnType<typeof lazyScreen>
}

/**
 * A screen at its path. `next` are fetched with it: where a submission ends, whatever became of it, and where it is shown
 * later. These open even if the network is cut while something is sent.
 */
function at(name: ScreenName, ...next: readonly ScreenName[]): ScreenRoute {
  return {
    path: paths[name],
    handle: { crumb: name },
    screen: lazyScreen(files[name], ...next.map((each) => files[each])),
  }
}

function alone({ screen, ...route }: ScreenRoute): RouteObject {
  return { ...route, ...screen }
}

/** A screen with those below its path, whose trail of crumbs begins with it. */
function withBelow({ screen, ...route }: ScreenRoute, ...below: readonly ScreenRoute[]): RouteObject {
  return { ...route, children: [{ index: true, ...screen }, ...below.map(alone)] }
}

const forEverybody = [
  at('login'),
  at('hotelInformation'),
  at('restaurantMenu'),
  at('breakfast'),
  at('bar'),
  at('activities'),
  at('reception'),
  at('settings'),
].map(alone)

const forGuests: RouteObject[] = [
  withBelow(at('roomService'), at('finalizeOrder', 'orderSuccess', 'myOrders', 'myStay'), at('orderSuccess')),
  withBelow(at('reserveTable', 'reservationSuccess', 'myReservations', 'myStay'), at('reservationSuccess')),
  withBelow(
    at('reportProblem', 'reportSuccess', 'reportedProblems', 'myStay'),
    at('reportSuccess'),
    at('reportedProblems'),
  ),
  withBelow(
    at('requestAmenities', 'requestSuccess', 'amenityRequests', 'myStay'),
    at('requestSuccess'),
    at('amenityRequests'),
  ),
  withBelow(at('leaveRating', 'ratingSuccess'), at('ratingSuccess')),
  ...[at('spaCenter'), at('myReservations'), at('myOrders'), at('myStay')].map(alone),
]

const screensWithTexts: RouteObject[] = [
  ...forEverybody,
  { Component: GuestGuard, children: forGuests },
  { Component: RecommendationsGuard, children: [alone(at('recommendations'))] },
  alone({ path: '*', handle: { crumb: 'notFound' }, screen: lazyScreen(notFound) }),
]

const screens: RouteObject[] = [
  { index: true, Component: Home },
  { Component: ScreenTexts, children: screensWithTexts },
]

/** The route tree (spec 2.1, 2.2, 2.3): every screen with its crumb; protected ones behind `GuestOnly`. */
export const routes: RouteObject[] = [
  {
    path: paths.home,
    handle: { crumb: 'home' } satisfies RouteHandle,
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
