// Runs Stryker on the named targets, or on all: it injects one fault after the other into a copy, and counts the faults
// that a test of the target detects. node --import tsx tests/mutation/run.ts [money dates schemas …]
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
  const mutants = await stryker.runMutationTest()
  return scoreOf(
    mutants.map(({ status }) => status),
    (performance.now() - started) / 60_000,
  )
}

// Tests run in threads, which cannot set the time zone of `test.env` in vite.config.ts.
process.env['TZ'] = 'America/New_York'
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(targets)
const scores: [string, Score][] = []
for (const name of wanted) scores.push([name, await scoreTarget(name)])
const whole = sum(scores.map(([, score]) => score))
const table = ['| target | mutants | detected | by time-out | % | minutes |', '|---|---|---|---|---|---|']
table.push(...scores.map(([name, score]) => rowOf(name, score)), rowOf('all', whole))
process.stdout.write(`${table.join('\n')}\n`)
process.exitCode = percentOf(whole) >= LEAST_PERCENT ? 0 : 1
