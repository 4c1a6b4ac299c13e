import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { ensureInstalled, projectFolder } from '#src/build/prepare.mjs'
import { findBrowser } from './browser.mjs'
import { countsOf } from './counts.mjs'
import { endAll, runNode } from './processes.mjs'
import { runInOrder } from './schedule.mjs'
import { chosenStages, reports } from './stages.mjs'

const USAGE = 'npm test -- [--only types,unit,…] [--verbose] [--lanes 1|2]'

function readOptions() {
  const options = { only: { type: 'string' }, verbose: { type: 'boolean' }, lanes: { type: 'string', default: '1' } }
  const { values } = parseArgs({ options })
  if (!/^[1-9]$/.test(values.lanes)) throw new Error('--lanes takes a number from 1 to 9.')
  return {
    stages: chosenStages(values.only?.split(',')),
    verbose: values.verbose ?? false,
    lanes: Number(values.lanes),
  }
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function seconds(amount) {
  return `${amount.toFixed(1)} s`.padStart(8)
}

function lineOf({ name, passed, failed, skipped, note, seconds: took }) {
  const counts = [`${passed} passed`, `${failed} failed`, skipped > 0 ? `${skipped} skipped` : '', note ?? ''].filter(
    Boolean,
  )
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(13)}${seconds(took)}  ${counts.join(', ')}`
}

async function runStage(stage, { verbose, browser }) {
  if (stage.report) rmSync(stage.report, { force: true })
  const env = {
    CI: 'true',
    PACT_DO_NOT_TRACK: 'true',
    ...(!verbose && { NO_COLOR: '1', FORCE_COLOR: '0' }),
    ...(stage.browser && { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: stage.report }),
  }
  const { succeeded, output, seconds: took } = await runNode(stage.command, { live: verbose, env })
  const result = { name: stage.name, seconds: took, ...countsOf(stage, succeeded) }
  if (!verbose) writeFileSync(`${reports}/${stage.name}.log`, output)
  if (result.failed > 0 && !verbose) say(`\n──── ${stage.name} ────\n${output.trimEnd()}\n────`)
  say(lineOf(result))
  for (const [reason] of output.matchAll(/^skipped: .*$/gm)) say(`  ${reason}`)
  return result
}

function withoutRunning(stage, note) {
  const result = { name: stage.name, passed: 0, failed: 1, skipped: 0, note, seconds: 0 }
  say(lineOf(result))
  return result
}

async function runChecks() {
  const { stages, verbose, lanes } = readOptions()
  await ensureInstalled()
  mkdirSync(reports, { recursive: true })
  const browser = stages.some((stage) => stage.browser) ? await findBrowser(say) : undefined

  const results = await runInOrder(stages, {
    lanes,
    run: (stage) =>
      stage.browser && !browser
        ? withoutRunning(stage, 'no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH')
        : runStage(stage, { verbose, browser }),
    skip: (stage, missing) => withoutRunning(stage, `not run, for ${missing.join(' and ')} failed`),
  })

  say('\nstage – seconds')
  for (const { name, seconds: took } of results) say(`${name.padEnd(13)}${seconds(took)}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    say('Stopped.')
    void endAll().then(() => process.exit(130))
  })
}

process.chdir(projectFolder)
try {
  process.exitCode = await runChecks()
} catch (error) {
  process.stderr.write(`${error.message}\n${error.code?.startsWith('ERR_PARSE_ARGS') ? `${USAGE}\n` : ''}`)
  process.exitCode = 2
}
