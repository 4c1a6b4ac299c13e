import type { Configuration } from './configuration.ts'
import type { Id } from './fields.ts'
import type { MenuQuery } from './menuQuery.ts'
import type { Menu } from './menus.ts'
import type { Order, OrderBody } from './orders.ts'
import type { Product } from './products.ts'
import type { RatingBody, StoredRating } from './ratings.ts'
import type { ProblemReport, ProblemReportBody } from './reports.ts'
import type { AmenityRequest, AmenityRequestBody } from './requests.ts'
import type { Reservation, ReservationBody } from './reservations.ts'
import type { GuestSession, LoginBody } from './session.ts'

/** The arguments of a submission: its body, the guest, and the id of this confirmation. */
export interface Submission<Body> {
  readonly personId: Id
  readonly body: Body
  /** Sent as `Idempotency-Key` when the configuration allows it. */
  readonly submissionId?: string
}

/**
 * Every call to the hotel (spec 7), with its argument and result. The RTK Query slice and the mock's routes are typed by it,
 * so neither can omit one.
 */
export interface Calls {
  getConfigurations: { takes: void; gives: Configuration[] }
  login: { takes: LoginBody; gives: GuestSession }
  getProducts: { takes: void; gives: Product[] }
  placeOrder: { takes: Submission<OrderBody>; gives: null }
  getOrders: { takes: Id; gives: Order[] }
  getMenus: { takes: MenuQuery; gives: Menu[] }
  reserveTable: { takes: Submission<ReservationBody>; gives: null }
  getReservations: { takes: Id; gives: Reservation[] }
  reportProblem: { takes: Submission<ProblemReportBody>; gives: null }
  /** A proposal: called only with `reportsEndpoint` on. */
  getReports: { takes: Id; gives: ProblemReport[] }
  requestAmenity: { takes: Submission<AmenityRequestBody>; gives: null }
  getAmenityRequests: { takes: Id; gives: AmenityRequest[] }
  leaveRating: { takes: Submission<RatingBody>; gives: null }
  getRating: { takes: void; gives: StoredRating }
}

/** The name of a call. */
export type CallName = keyof Calls
