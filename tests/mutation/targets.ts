/** Code under mutation: the files that are changed, and the tests that must detect each change. */
export interface Target {
  readonly files: readonly string[]
  /** Tests of the Vitest projects `unit` and `page`. */
  readonly tests: { readonly unit?: readonly string[]; readonly page?: readonly string[] }
}

const sources = (folder: string) => [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.{ts,tsx}`]

/**
 * The code in which a fault would cost most: money, dates, responses, configuration, session and submissions of a guest, and
 * the mock server's handlers and store, which demos and the contract depend on.
 */
export const targets: Readonly<Record<string, Target>> = {
  money: { files: ['src/lib/money.ts'], tests: { unit: ['src/lib/money.test.ts'] } },
  dates: {
    files: ['src/lib/calendar.ts', 'src/hotel/{reservationDays,openingHours,moments,receivedDays,stayDays}.ts'],
    tests: { unit: ['src/hotel/{reservationDays,openingHours,moments,receivedDays,stayDays}.test.ts'] },
  },
  schemas: { files: sources('src/schemas'), tests: { unit: ['src/schemas/*.test.ts'] } },
  config: {
    files: sources('src/config'),
    tests: { unit: ['src/config/!(*.dom).test.ts'], page: ['src/config/*.dom.test.ts'] },
  },
  session: {
    files: sources('src/session'),
    tests: { unit: ['src/session/session.test.ts'], page: ['src/session/*.dom.test.ts'] },
  },
  submissions: {
    files: ['src/submissions/{,receipts/,sending/,reconciliation/,drafts/,outcome/}!(use*|*.test).ts'],
    tests: { unit: ['src/submissions/**/!(*.dom).test.ts'], page: ['src/submissions/**/*.dom.test.ts'] },
  },
  'submission-views': {
    files: ['src/submissions/{sending,outcome}/!(*.test).tsx', 'src/submissions/*/use*.ts'],
    tests: {
      page: [
        'src/submissions/**/*.test.tsx',
        'src/screens/{report-problem/ReportProblem,reserve-table/ReservationReview}.test.tsx',
      ],
    },
  },
  handlers: { files: sources('mock-server/handlers'), tests: { unit: ['mock-server/handlers/**/*.test.ts'] } },
  store: {
    files: sources('mock-server/store'),
    tests: { unit: ['mock-server/{store,sandboxes}/*.test.ts'] },
  },
}
