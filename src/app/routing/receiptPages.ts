import { paths } from '#src/navigation/paths.ts'
import type { Kind } from '#src/outbox/receipt.ts'

/** The screens that show a submission's outcome, by kind: its success page and its list. */
export const receiptPages = {
  order: { success: paths.orderSuccess, list: paths.myOrders },
  reservation: { success: paths.reservationSuccess, list: paths.myReservations },
  problem: { success: paths.reportSuccess, list: paths.reportedProblems },
  request: { success: paths.requestSuccess, list: paths.amenityRequests },
  rating: { success: paths.ratingSuccess, list: paths.leaveRating },
} as const satisfies Record<Kind, object>
