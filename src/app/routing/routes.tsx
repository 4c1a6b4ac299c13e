import { Outlet, type RouteObject } from 'react-router-dom'
import { paths, reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { Home } from '#src/screens/home/Home.tsx'
import { CrashBoundary } from '#src/app/errors/CrashBoundary.tsx'
import { GuestGuard, RecommendationsGuard } from './guards.tsx'
import { RootLayout } from '#src/app/layout/RootLayout.tsx'
import { lazyScreen, type LoadComponent } from './lazyScreen.ts'
import { ScreenTexts } from './ScreenTexts.tsx'

/** The `handle` of a route definition: the name of its breadcrumb (spec 2.6). */
export interface RouteHandle {
  readonly crumb: keyof typeof paths | 'notFound'
}

const notFound: LoadComponent = async () => (await import('#src/screens/not-found/NotFound.tsx')).NotFound

/** Loads each screen's chunk when the screen is opened; home is part of the first load. */
const files = {
  login: async () => (await import('#src/screens/login/Login.tsx')).Login,
  hotelInformation: async () => (await import('#src/screens/hotel-information/HotelInformation.tsx')).HotelInformation,
  restaurantMenu: async () => (await import('#src/screens/menus/MenuScreens.tsx')).RestaurantMenu,
  breakfast: async () => (await import('#src/screens/menus/MenuScreens.tsx')).BreakfastMenu,
  bar: async () => (await import('#src/screens/menus/MenuScreens.tsx')).BarMenu,
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
  reportSuccess: async () => (await import('#src/screens/report-problem/ReportProblem.tsx')).ReportSuccess,
  reportedProblems: async () => (await import('#src/screens/report-problem/ReportedProblems.tsx')).ReportedProblems,
  requestAmenities: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestAmenities,
  requestSuccess: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestSuccess,
  amenityRequests: async () => (await import('#src/screens/request-amenities/AmenityRequests.tsx')).AmenityRequests,
  leaveRating: async () => (await import('#src/screens/leave-rating/LeaveRating.tsx')).LeaveRating,
  ratingSuccess: async () => (await import('#src/screens/leave-rating/RatingSuccess.tsx')).RatingSuccess,
} as const satisfies Record<Exclude<keyof typeof paths, 'home'>, LoadComponent>

type ScreenName = keyof typeof files

/** A route before its screen is turned into react-router's fields. */
interface ScreenRoute {
  readonly path: string
  readonly handle: RouteHandle
  readonly screen: ReturnType<typeof lazyScreen>
}

/**
 * A screen at its path. `next` are fetched with it: the success page of a submission and the lists that show it later. These
 * must open even if the network fails while something is sent.
 */
function screenAt(name: ScreenName, ...next: readonly ScreenName[]): ScreenRoute {
  return {
    path: paths[name],
    handle: { crumb: name },
    screen: lazyScreen(files[name], ...next.map((each) => files[each])),
  }
}

function toRouteObject({ screen, ...route }: ScreenRoute): RouteObject {
  return { ...route, ...screen }
}

/** A screen with its child screens, whose breadcrumbs begin with it. */
function withChildren({ screen, ...route }: ScreenRoute, ...children: readonly ScreenRoute[]): RouteObject {
  return { ...route, children: [{ index: true, ...screen }, ...children.map(toRouteObject)] }
}

const publicRoutes = [
  screenAt('login'),
  screenAt('hotelInformation'),
  screenAt('restaurantMenu'),
  screenAt('breakfast'),
  screenAt('bar'),
  screenAt('activities'),
  screenAt('reception'),
  screenAt('settings'),
].map(toRouteObject)

const guestRoutes: RouteObject[] = [
  withChildren(
    screenAt('roomService'),
    screenAt('finalizeOrder', 'orderSuccess', 'myOrders', 'myStay'),
    screenAt('orderSuccess'),
  ),
  withChildren(
    screenAt('reserveTable', 'reservationSuccess', 'myReservations', 'myStay'),
    screenAt('reservationSuccess'),
  ),
  withChildren(
    screenAt('reportProblem', 'reportSuccess', 'reportedProblems', 'myStay'),
    screenAt('reportSuccess'),
    screenAt('reportedProblems'),
  ),
  withChildren(
    screenAt('requestAmenities', 'requestSuccess', 'amenityRequests', 'myStay'),
    screenAt('requestSuccess'),
    screenAt('amenityRequests'),
  ),
  withChildren(screenAt('leaveRating', 'ratingSuccess'), screenAt('ratingSuccess')),
  toRouteObject({ ...screenAt('reportedProblems'), path: reportedProblemsAsFound }),
  ...[screenAt('spaCenter'), screenAt('myReservations'), screenAt('myOrders'), screenAt('myStay')].map(toRouteObject),
]

const screensWithTexts: RouteObject[] = [
  ...publicRoutes,
  { Component: GuestGuard, children: guestRoutes },
  { Component: RecommendationsGuard, children: [toRouteObject(screenAt('recommendations'))] },
  toRouteObject({ path: '*', handle: { crumb: 'notFound' }, screen: lazyScreen(notFound) }),
]

const screens: RouteObject[] = [
  { index: true, Component: Home },
  { Component: ScreenTexts, children: screensWithTexts },
]

/** The route tree (spec 2.1, 2.2, 2.3): every screen with its crumb; protected ones behind `GuestGuard`. */
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
