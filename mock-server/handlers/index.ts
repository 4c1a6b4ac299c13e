import type { CallName } from '#src/schemas/calls.ts'
import { getAmenityRequests, requestAmenity } from './amenityRequests.ts'
import { getConfigurations } from './configurations.ts'
import { getMenus } from './menus.ts'
import { getOrders, placeOrder } from './orders.ts'
import { getProducts } from './products.ts'
import { getRating, leaveRating } from './ratings.ts'
import { getReports, reportProblem } from './reports.ts'
import { getReservations, reserveTable } from './reservations.ts'
import type { Route } from './route.ts'
import { login } from './session.ts'

/** Every call of the hotel's API (spec 7). A call that is missing here is a type error. */
export const routes: Readonly<Record<CallName, Route>> = {
  getConfigurations,
  login,
  getProducts,
  placeOrder,
  getOrders,
  getMenus,
  reserveTable,
  getReservations,
  reportProblem,
  getReports,
  requestAmenity,
  getAmenityRequests,
  leaveRating,
  getRating,
}
