import type { InferInput } from 'valibot'
import { reportBody, type report, type reportList } from '#src/schemas/reports.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { ReportRow } from '#mock-server/store/tables.ts'
import { newestFirst } from './newestFirst.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { GuestRoute } from './route.ts'

const PATH = 'reports/customer/:personId'

function toReport({ id, customerMessage, status, category, createdAt }: ReportRow) {
  return { id, customerMessage, status, category, createdTime: createdAt } satisfies InferInput<typeof report>
}

/** `POST reports/customer/{personId}` (spec 7.10). */
export const reportProblem: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel: { store, clock }, guest, commit }) {
    const { customerMessage, category, status } = await readBody(request, reportBody)
    const createdAt = clock.now().toISOString()
    const row = { id: randomId(), guestId: guest.id, customerMessage, category, status, createdAt }
    return commit(() => toReport(store.reports.insert(row)))
  },
}

/** `GET reports/customer/{personId}`: our proposal, not in the spec; a list, newest first. */
export const getReports: GuestRoute = {
  method: 'GET',
  path: PATH,
  access: 'guest',
  handle(_request, { hotel: { store }, guest }) {
    const rows = newestFirst(store.reports.where({ guestId: guest.id }), ({ createdAt }) => createdAt)
    return json(200, rows.map(toReport) satisfies InferInput<typeof reportList>)
  },
}
