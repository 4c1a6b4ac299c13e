import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import process from 'node:process'
import { ensureInstalled, projectFolder } from '#src/build/prepare.mjs'
import { findBrowser, findHeadlessShell } from './browser.mjs'
import { findEngines } from './engines.mjs'
import { readReports } from './testReports.mjs'

const USAGE = `npm test                        every check
npm test -- unit                one stage, with the builds it needs
npm test -- e2e rating          one stage, and only the test files whose path contains "rating"`

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

const reports = '.cache/test'

/** Runs the Vitest project of the stage's name, or those that `projects` name; the report is named after the stage. */
function vitest(stage, projects = [stage]) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${stage}.json`]
  return [bin.vitest, 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters]
}

const builds = {
  build: [bin.vite, 'build'],
  demo: [bin.vite, 'build', '--mode', 'demo', '--outDir', 'dist-demo'],
  host: [bin.vite, 'build', '--mode', 'host', '--outDir', '.cache/app-demo'],
  desk: [bin.vite, 'build', '--mode', 'desk'],
  'demo-desk': [bin.vite, 'build', '--mode', 'demo-desk'],
  gallery: [bin.vite, 'build', '--config', 'tests/gallery/vite.config.ts'],
}

const source = {
  types: [bin.tsc, '--noEmit'],
  lint: [bin.oxlint, '--type-aware', '--deny-warnings'],
  format: [bin.oxfmt, '--list-different', '.'],
}
/** Every Vitest project but `verification`, which replays the pact that a run of `contract` has written, and `library`, which runs on demand. */
const projects = ['unit', 'page', 'host', 'integration', 'properties', 'architecture', 'production', 'contract']
const tests = { tests: vitest('tests', projects) }
const verification = { verification: vitest('verification') }
const playwright = (folder) => [
  bin.playwright,
  'test',
  '--config',
  `tests/${folder}/playwright.config.ts`,
  '--reporter=list,json',
]
const e2e = { e2e: playwright('e2e') }
/** The journeys of a guest in Firefox and WebKit. */
const engines = { engines: playwright('engines') }

/** The steps of `npm test`, one after the other. The lanes of a step run at the same time, the commands of a lane in order. */
const everyStep = [
  [source, { ...builds, ...tests }],
  [{ ...verification, ...engines }, e2e],
]

const stages = {
  ...Object.assign({}, ...everyStep.flat()),
  ...Object.fromEntries([...projects, 'library'].map((name) => [name, vitest(name)])),
}

const needsBuilds = new Set(['tests', 'host', 'production', 'e2e', 'engines'])

/** The steps for these arguments. Throws for a stage that does not exist. */
function stepsFor([name, ...filters]) {
  if (name === undefined) return everyStep
  const command = stages[name]
  if (command === undefined)
    throw new Error(`There is no stage "${name}". Stages: ${Object.keys(stages).join(', ')}.\n${USAGE}`)
  const needed = name === 'verification' ? { contract: stages.contract } : needsBuilds.has(name) ? builds : {}
  return [[needed], [{ [name]: [...command, ...filters] }]]
}

const running = new Set()

process.on('SIGTERM', () => {
  for (const child of running) child.kill()
  process.exit(143)
})

/** Runs node with `args` and prints its output. Returns whether it succeeded. */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.add(child)
    child.on('close', (code) => {
      running.delete(child)
      resolve(code === 0)
    })
  })
}

const NONE = 'none'

/** The browsers of the engines stage, as its configuration reads them. Throws when the stage was named and there is none. */
async function enginesAsVariables() {
  const { firefox = NONE, webkit = NONE } = await findEngines(console.log)
  if (process.argv[2] === 'engines' && firefox === NONE && webkit === NONE)
    throw new Error('There is no Firefox and no WebKit here, and neither can be installed.')
  return { FIREFOX_PATH: firefox, WEBKIT_PATH: webkit }
}

async function runChecks() {
  const steps = stepsFor(process.argv.slice(2))
  const needsBrowser = steps.flat().some((lane) => 'e2e' in lane)
  await ensureInstalled()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const browser = needsBrowser ? await findBrowser(console.log) : undefined
  if (needsBrowser && browser === undefined) {
    throw new Error('There is no browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.')
  }
  // With CHROMIUM_PATH every test runs in that browser.
  const isNamed = process.env.CHROMIUM_PATH !== undefined
  const headlessShell = needsBrowser && !isNamed ? await findHeadlessShell(console.log) : undefined
  // Installed while the other stages run.
  const enginesHere = steps.flat().some((lane) => 'engines' in lane) ? enginesAsVariables() : Promise.resolve({})
  const env = {
    CI: 'true',
    PACT_DO_NOT_TRACK: 'true',
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: headlessShell,
  }
  const results = []
  async function runLane(lane) {
    for (const [name, command] of Object.entries(lane)) {
      const engineBrowsers = name === 'engines' ? await enginesHere : {}
      if (name === 'engines' && Object.values(engineBrowsers).every((file) => file === NONE)) continue
      const began = performance.now()
      const succeeded = await run(command, {
        ...env,
        ...engineBrowsers,
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`,
      })
      results.push({ name, succeeded, seconds: (performance.now() - began) / 1000 })
      console.log(`${succeeded ? '✓' : '✗'} ${name}`)
    }
  }
  for (const lanes of steps) await Promise.all([enginesHere, ...lanes.map(runLane)])
  const failedStages = results.filter(({ succeeded }) => !succeeded).map(({ name }) => name)
  const { passed, failed, skipped, failures } = readReports(reports, failedStages)
  for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message}\n`)
  for (const { name, succeeded, seconds } of results) {
    console.log(`${succeeded ? '✓' : '✗'} ${name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s`)
  }
  for (const [variable, file] of Object.entries(await enginesHere))
    if (file === NONE)
      console.log(`! The journeys were left out that need the browser of ${variable}: there is none here.`)
  console.log(
    `${passed} tests passed, ${failed} failed, ${skipped} skipped in ${(performance.now() / 1000).toFixed()} s`,
  )
  return results.every(({ succeeded }) => succeeded) ? 0 : 1
}

process.chdir(projectFolder)
process.exitCode = await runChecks()
