// Changes each constant and rule of the specification in turn and sees a test go red:
// node --import tsx tests/constants/run.mjs [part of its words, its file or its tests]
import process from 'node:process'
import { endAll } from '#tests/support/processes.mjs'
import { openPlaywright } from './browserRuns.mjs'
import { changes } from './changes.ts'
import { openVitest } from './vitestRuns.ts'
import { openWorkshop } from './workshop.ts'

const part = process.argv[2] ?? ''
const wanted = changes.filter(({ what, file, tests }) => [what, file, ...tests].some((text) => text.includes(part)))

function say(line) {
  process.stdout.write(`${line}\n`)
}

const workshop = openWorkshop()
process.chdir(workshop.folder)
const vitest = await openVitest(workshop.folder)
const playwright = openPlaywright(workshop.folder, say)
const runsOf = ({ tests }) => (tests[0]?.endsWith('.spec.ts') ? playwright : vitest)

async function leave() {
  await Promise.allSettled([vitest.close(), endAll()])
  workshop.close()
}

/** Tests that are red by themselves could not tell a planted fault. */
async function greenBefore() {
  const files = (runs) => [...new Set(wanted.filter((change) => runsOf(change) === runs).flatMap(({ tests }) => tests))]
  const verdicts = []
  for (const runs of [vitest, playwright]) if (files(runs).length > 0) verdicts.push(await runs.run(files(runs)))
  const bad = verdicts.find(({ red, trouble }) => red ?? trouble)
  if (bad !== undefined) say(`✗ before any change: ${bad.red ?? bad.trouble}`)
  return bad === undefined
}

async function runWith(change) {
  const runs = runsOf(change)
  const { file, mend } = workshop.plant(change)
  runs.changed(file)
  try {
    return await runs.run(change.tests)
  } finally {
    mend()
    runs.changed(file)
  }
}

async function see(change) {
  const { red, trouble } = await runWith(change).catch(({ message }) => ({ trouble: message }))
  const difference = `${change.text.trim()} → ${change.instead.trim()}`.replaceAll(/\s+/g, ' ')
  const seen = red === undefined ? `NOT SEEN: ${trouble ?? `no test of ${change.tests.join(', ')} is red`}` : `red: ${red}`
  say(`${red === undefined ? '✗' : '✓'} ${change.what} | ${change.file}: ${difference} | ${seen}`)
  return red !== undefined
}

async function seeAll() {
  if (wanted.length === 0 || !(await greenBefore())) return 1
  let seen = 0
  for (const change of wanted) if (await see(change)) seen += 1
  say(`${seen} of ${wanted.length} seen red`)
  return seen === wanted.length ? 0 : 1
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    say('Stopped.')
    workshop.close()
    void leave().finally(() => process.exit(130))
  })
}

try {
  process.exitCode = await seeAll()
} catch (error) {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 2
} finally {
  await leave()
}
process.exit()
