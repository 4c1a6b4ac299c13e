import { screenAt, type paths } from '#src/navigation/paths.ts'
import { lazyScreen, type LoadComponent } from './lazyScreen.ts'

/** Loads each screen's chunk; home is part of the first load. */
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
  reservationSuccess: async () => (await import('#src/screens/reserve-table/ReserveTable.tsx')).ReservationSuccess,
  spaCenter: async () => (await import('#src/screens/spa-center/SpaCenter.tsx')).SpaCenter,
  myReservations: async () => (await import('#src/screens/my-reservations/MyReservations.tsx')).MyReservations,
  myOrders: async () => (await import('#src/screens/my-orders/MyOrders.tsx')).MyOrders,
  myStay: async () => (await import('#src/screens/my-stay/MyStay.tsx')).MyStay,
  reportProblem: async () => (await import('#src/screens/report-problem/ReportProblem.tsx')).ReportProblem,
  reportSuccess: async () => (await import('#src/screens/report-problem/ReportProblem.tsx')).ReportSuccess,
  reportedProblems: async () => (await import('#src/screens/report-problem/ReportedProblems.tsx')).ReportedProblems,
  requestAmenities: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestAmenities,
  requestSuccess: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).RequestSuccess,
  amenityRequests: async () => (await import('#src/screens/request-amenities/RequestAmenities.tsx')).AmenityRequests,
  leaveRating: async () => (await import('#src/screens/leave-rating/LeaveRating.tsx')).LeaveRating,
  ratingSuccess: async () => (await import('#src/screens/leave-rating/RatingSuccess.tsx')).RatingSuccess,
  notFound: async () => (await import('#src/screens/not-found/NotFound.tsx')).NotFound,
} as const satisfies Record<Exclude<keyof typeof paths, 'home'> | 'notFound', LoadComponent>

export type LazyScreenName = keyof typeof files

/**
 * What is fetched with a screen: the success page of a submission, and the lists that show it later. These must open even if the network
 * fails while something is sent.
 */
const loadedWith: Partial<Record<LazyScreenName, readonly LazyScreenName[]>> = {
  finalizeOrder: ['orderSuccess', 'myOrders', 'myStay'],
  reserveTable: ['reservationSuccess', 'myReservations', 'myStay'],
  reportProblem: ['reportSuccess', 'notFound', 'reportedProblems', 'myStay'], // The link of the success page has no route.
  requestAmenities: ['requestSuccess', 'amenityRequests', 'myStay'],
  leaveRating: ['ratingSuccess'],
}

export const screens = Object.fromEntries(
  (Object.keys(files) as LazyScreenName[]).map((name) => [
    name,
    lazyScreen(files[name], ...(loadedWith[name] ?? []).map((next) => files[next])),
  ]),
) as Record<LazyScreenName, ReturnType<typeof lazyScreen>>

export function preloadScreen(path: string): void {
  const name = screenAt(path)
  if (name !== undefined && name !== 'home') screens[name].preload()
}
