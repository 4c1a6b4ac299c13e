// Runs Stryker on the targets that are named, or on all of them: it changes one thing after the other in a copy, and counts
// the changes that a test of the target detects. node --import tsx tests/mutation/run.ts [money dates schemas …]
import process from 'node:process'
import { Stryker } from '@stryker-mutator/core'
import { targets } from './targets.ts'
import { LEAST_PERCENT, percentOf, rowOf, scoreOf, sum, type Score } from './score.ts'

async function scoreTarget(name: string): Promise<Score> {
  const target = targets[name]
  if (target === undefined)
    throw new Error(`There is no target "${name}"; there are ${Object.keys(targets).join(', ')}`)
  process.env['MUTATION_TARGET'] = name
  const started = performance.now()
  const stryker = new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [...target.files],
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  })
  const faults = await stryker.runMutationTest()
  return scoreOf(
    faults.map(({ status }) => status),
    (performance.now() - started) / 60_000,
  )
}

// Tests run in threads, which cannot be given the time zone of `test.env` in vite.config.ts any more.
process.env['TZ'] = 'America/New_York'
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(targets)
const scores: [string, Score][] = []
for (const name of wanted) scores.push([name, await scoreTarget(name)])
const whole = sum(scores.map(([, score]) => score))
const table = ['| target | faults | seen | of them by time-out | % | minutes |', '|---|---|---|---|---|---|']
table.push(...scores.map(([name, score]) => rowOf(name, score)), rowOf('all', whole))
process.stdout.write(`${table.join('\n')}\n`)
process.exitCode = percentOf(whole) >= LEAST_PERCENT ? 0 : 1
