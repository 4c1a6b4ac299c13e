import { http } from 'msw'
import type { InferInput } from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { reportBody, type report, type reportList } from '#src/schemas/reports.ts'
import { ofGuest, type ReportRow } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { readBody, json, newestFirst } from './http.ts'

function toReport({ id, customerMessage, status, category, createdAt }: ReportRow) {
  return { id, customerMessage, status, category, createdTime: createdAt } satisfies InferInput<typeof report>
}

export const reportHandlers = ({ api, guestCall }: Resolvers) => ({
  /** Spec 7.10. */
  reportProblem: http.post(
    `${api}/reports/customer/:personId`,
    guestCall(async ({ request, hotel, guest, commit }) => {
      const body = await readBody(request, reportBody)
      const createdAt = hotel.clock.now().toISOString()
      return commit(({ reports }) =>
        toReport(reports.create({ ...body, id: randomId(), guestId: guest.id, createdAt })),
      )
    }),
  ),

  /** Our proposal, not in the spec: a list, newest first. */
  getReports: http.get(
    `${api}/reports/customer/:personId`,
    guestCall(({ hotel: { db }, guest }) => {
      const rows = newestFirst(db.reports.findMany(ofGuest(guest.id)), ({ createdAt }) => createdAt)
      return json(200, rows.map(toReport) satisfies InferInput<typeof reportList>)
    }),
  ),
})
