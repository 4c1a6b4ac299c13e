import { parseArgs } from 'node:util'
import { pages, type MeasuredPage } from './pages.ts'

/** What to measure, and the file for the figures (`json`), if any. */
export interface Options {
  readonly runs: number
  readonly pages: readonly MeasuredPage[]
  /** Whether everything is measured, and not only the selected pages. */
  readonly everything: boolean
  readonly withLighthouse: boolean
  /** Whether the page has the hotel's facts, which `npm run deploy:config` writes. */
  readonly isDeployed: boolean
  readonly json: string | undefined
}

/** Reads the command line. Throws an error for an invalid option. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      'no-lighthouse': { type: 'boolean', default: false },
      'as-built': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes how often, not "${values.runs}".`)
  const named = values.only?.split(',')
  const chosen = pages.filter(({ name }) => named === undefined || named.includes(name))
  if (named !== undefined && chosen.length < named.length) {
    throw new Error(`--only takes names of pages: ${pages.map(({ name }) => name).join(', ')}.`)
  }
  return {
    runs,
    pages: chosen,
    everything: named === undefined,
    withLighthouse: !values['no-lighthouse'],
    isDeployed: !values['as-built'],
    json: values.json,
  }
}
