import * as v from 'valibot'
import { contentOf, id, optionalText } from './fields.ts'

/** Problem categories: Bulgarian constants in every language, only their labels are translated (spec 9.14). */
export const problemCategories = ['Стая', 'Шум', 'Теч', 'Служители', 'Друго'] as const

/** The status of what has just been sent: an order, a reservation, a report or a request (spec 9.9). */
export const initialStatus = 'CREATED'

/** Body of `POST reports/customer/{personId}` (spec 3.16). */
export const reportBody = v.object({
  customerMessage: v.pipe(v.string(), v.minLength(1)),
  status: v.literal(initialStatus),
  category: v.picklist(problemCategories),
})
/** The same where the hotel has configured categories of its own (spec 10.25). */
export const configuredReportBody = v.object({ ...reportBody.entries, category: v.string() })
export type ProblemReportBody = v.InferOutput<typeof configuredReportBody>

/** A problem report as `GET reports/customer/{personId}` would list it: a proposal to the backend, not in the spec. */
export const report = v.object({
  id,
  customerMessage: optionalText,
  status: optionalText,
  category: optionalText,
  createdTime: optionalText,
})
export type ProblemReport = v.InferOutput<typeof report>

export const reportList = contentOf(report)
