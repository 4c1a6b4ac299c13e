// Runs Stryker on the named targets, or on all: it injects one fault after the other into a copy, and counts the faults
// that a test of the target detects. node --import tsx tests/mutation/run.ts [money dates schemas …]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled } from '#src/build/prepare.mjs'
import config from './stryker.config.json'
import { targets, type Target } from './targets.ts'
import { LEAST_PERCENT, percentOf, rowOf, scoreOf, statusesIn, sum, type Score } from './score.ts'

const folder = path.join(import.meta.dirname, 'stryker')
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const output = '.cache/mutation'

/** Runs Stryker's command line, and returns the text of its report. */
async function mutate(name: string, { files }: Target): Promise<string> {
  const [configFile, fileName] = [`${output}/${name}.config.json`, `${output}/${name}.json`]
  mkdirSync(output, { recursive: true })
  // A file, because an option would be split at the commas within the patterns.
  writeFileSync(configFile, JSON.stringify({ ...config, mutate: files, jsonReporter: { fileName } }))
  const env = { ...process.env, MUTATION_TARGET: name }
  const run = spawn(process.execPath, [stryker, 'run', configFile], { stdio: 'inherit', env })
  const [code] = (await once(run, 'close')) as [number | null]
  if (code !== 0) throw new Error(`Stryker failed on "${name}"`)
  return readFileSync(fileName, 'utf8')
}

async function scoreTarget(name: string): Promise<Score> {
  const target = targets[name]
  if (target === undefined)
    throw new Error(`There is no target "${name}"; there are ${Object.keys(targets).join(', ')}`)
  const started = performance.now()
  const report = await mutate(name, target)
  return scoreOf(statusesIn(report), (performance.now() - started) / 60_000)
}

await ensureInstalled(folder, () => console.error('Installing Stryker, which only this command needs …'))
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
