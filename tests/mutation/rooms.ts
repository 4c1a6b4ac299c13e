/** A room whose tests are put to the test: the files that are changed, and the tests that have to see it. */
export interface Room {
  readonly files: readonly string[]
  /** Tests that need no page, and those that do, as in `vite.config.ts`. */
  readonly tests: { readonly unit?: readonly string[]; readonly page?: readonly string[] }
}

const sources = (folder: string) => [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.{ts,tsx}`]

/** Where a fault would cost a guest most: money, dates, what crosses the network, and what is kept and told. */
export const rooms: Readonly<Record<string, Room>> = {
  money: { files: ['src/lib/money.ts'], tests: { unit: ['src/lib/money.test.ts'] } },
  dates: {
    files: ['src/lib/{calendar,days,hours,moments,receivedDays,stayDays}.ts'],
    tests: { unit: ['src/lib/{days,hours,moments,receivedDays,stayDays}.test.ts'] },
  },
  wire: { files: sources('src/wire'), tests: { unit: ['src/wire/*.test.ts'] } },
  config: {
    files: sources('src/config'),
    tests: { unit: ['src/config/!(*.dom).test.ts'], page: ['src/config/*.dom.test.ts'] },
  },
  session: {
    files: sources('src/session'),
    tests: { unit: ['src/session/session.test.ts'], page: ['src/session/*.dom.test.ts'] },
  },
  receipts: {
    files: ['src/receipts/*.ts', '!src/receipts/{*.test,use*}.ts'],
    tests: { unit: ['src/receipts/!(*.dom).test.ts'], page: ['src/receipts/*.dom.test.ts'] },
  },
  'receipts-shown': {
    files: ['src/receipts/*.tsx', 'src/receipts/use*.ts', '!src/receipts/*.test.tsx'],
    tests: {
      page: ['src/receipts/*.test.tsx', 'src/screens/{report-problem/ReportProblem,reserve-table/Confirm}.test.tsx'],
    },
  },
}
