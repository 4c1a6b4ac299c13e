import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { ensureBuilt, fingerprintOf } from '#mock-server/server/hostBuild.mjs'
import { npm, projectFolder } from '#src/build/prepare.mjs'
import { ensureBrowsers } from './browsers.mjs'

const all = process.argv[2] === 'all'
const reports = { vitest: '.cache/test/vitest.json', playwright: '.cache/test/playwright.json' }
const env = { ...process.env, CI: 'true', PACT_DO_NOT_TRACK: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }
const reporters = {
  vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  playwright: ['--reporter=list,json'],
}
const failedScripts = []

/** Runs a script of package.json with its output on the terminal. */
async function run(script, ...args) {
  const began = performance.now()
  const { command, ...how } = npm(['run', '--silent', script, '--', ...args])
  const child = spawn(command, how.args, { shell: how.shell, stdio: ['ignore', 'inherit', 'inherit'], env })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) failedScripts.push(script)
  console.log(`${code === 0 ? '✓' : '✗'} npm run ${script} (${((performance.now() - began) / 1000).toFixed()} s)`)
  return code === 0
}

/** Builds what the tests open, unless it was built from the same sources. Every build of `dist` removes the stamp first. */
async function build() {
  const [stamp, fingerprint] = ['dist/.vite/built-from', fingerprintOf()]
  if (!all && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  if (await run(all ? 'build:all' : 'build:test')) writeFileSync(stamp, fingerprint)
}

/** The tests by result. A script that failed without a failed test, such as `npm run types`, counts as one. */
function counts() {
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const vitest = read(reports.vitest)
  const { stats = {} } = read(reports.playwright)
  const failedIn = { vitest: vitest.numFailedTests, e2e: stats.unexpected }
  return {
    passed: (vitest.numPassedTests ?? 0) + (stats.expected ?? 0),
    failed: failedScripts.reduce((sum, script) => sum + (failedIn[script.replace(':all', '')] || 1), 0),
    skipped: (vitest.numPendingTests ?? 0) + (stats.skipped ?? 0),
  }
}

process.chdir(projectFolder)
ensureBrowsers(all)
for (const file of Object.values(reports)) rmSync(file, { force: true })
// A host that cannot be built fails when the browser tests start it.
const built = Promise.all([build(), ensureBuilt().catch(() => {})])
const vitest = built.then(() => run(all ? 'vitest:all' : 'vitest', ...reporters.vitest))
await Promise.all([run('types'), run('lint'), vitest])
await run(all ? 'e2e:all' : 'e2e', ...reporters.playwright)
const { passed, failed, skipped } = counts()
if (failedScripts.length > 0) console.log(`Failed: ${failedScripts.map((script) => `npm run ${script}`).join(', ')}`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1
