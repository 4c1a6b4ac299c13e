import type { Configuration } from './configuration.ts'
import type { Id } from './fields.ts'
import type { MenuQuery, Menu } from './menus.ts'
import type { Order, OrderBody } from './orders.ts'
import type { Product } from './products.ts'
import type { RatingBody, StoredRating } from './ratings.ts'
import type { ProblemReport, ProblemReportBody } from './reports.ts'
import type { AmenityRequest, AmenityRequestBody } from './requests.ts'
import type { Reservation, ReservationBody } from './reservations.ts'
import type { GuestSession, LoginBody } from './session.ts'

/** The arguments of a submission: its body, the guest, and the id of this confirmation. */
export interface Submission<Payload> {
  readonly personId: Id
  readonly body: Payload
  /** Sent as `Idempotency-Key` when the configuration allows it. */
  readonly submissionId?: string
}

/**
 * Every call to the hotel (spec 7), with its argument and result. The RTK Query slice and the mock's routes are typed by it,
 * so neither can omit one.
 */
export interface Calls {
  getConfigurations: { argument: void; result: Configuration[] }
  login: { argument: LoginBody; result: GuestSession }
  getProducts: { argument: void; result: Product[] }
  placeOrder: { argument: Submission<OrderBody>; result: null }
  getOrders: { argument: Id; result: Order[] }
  getMenus: { argument: MenuQuery; result: Menu[] }
  reserveTable: { argument: Submission<ReservationBody>; result: null }
  getReservations: { argument: Id; result: Reservation[] }
  reportProblem: { argument: Submission<ProblemReportBody>; result: null }
  /** A proposal: called only with `reportsEndpoint` on. */
  getReports: { argument: Id; result: ProblemReport[] }
  requestAmenity: { argument: Submission<AmenityRequestBody>; result: null }
  getAmenityRequests: { argument: Id; result: AmenityRequest[] }
  leaveRating: { argument: Submission<RatingBody>; result: null }
  getRating: { argument: void; result: StoredRating }
}

/** The name of a call. */
export type CallName = keyof Calls
