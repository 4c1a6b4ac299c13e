import type { Id } from './fields.ts'

/** The arguments of a submission: its body, the guest, and the id of this confirmation. */
export interface Submission<Payload> {
  readonly personId: Id
  readonly body: Payload
  /** Sent as `Idempotency-Key` when the configuration allows it. */
  readonly submissionId?: string
}

/** The name of a call to the hotel (spec 7), of which neither the app's endpoints nor the mock's handlers can omit one. */
export type CallName =
  | 'getConfigurations'
  | 'login'
  | 'getProducts'
  | 'getMenus'
  | 'placeOrder'
  | 'getOrders'
  | 'reserveTable'
  | 'getReservations'
  | 'reportProblem'
  /** A proposal: called only with `reportsEndpoint` on. */
  | 'getReports'
  | 'requestAmenity'
  | 'getAmenityRequests'
  | 'leaveRating'
  | 'getRating'
