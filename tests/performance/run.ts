import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createHotel } from '#mock-server/createHotel.ts'
import type { Server } from '#tests/support/servers/servers.ts'
import { browserHere, startBrowser } from './browser/phone.ts'
import { buildApp, deployApp } from './build/app.ts'
import { buildHello, writeStatic } from './build/floors.ts'
import { built } from './build/folders.ts'
import { whatHolds } from './holds.ts'
import { openFullHouse } from './hotels.ts'
import { installLighthouse, judge, type Method } from './lighthouse.ts'
import { measure } from './measure.ts'
import type { Subject } from './pages.ts'
import { readOptions, type Options } from './options.ts'
import { report } from './report.ts'
import type { Results } from './results.ts'
import { serve } from './serve.ts'
import { returningGuest } from './session.ts'
import { measureSmoothness } from './smooth.ts'

const folders = {
  app: path.join(built, 'app'),
  still: path.join(built, 'static'),
  hello: path.join(built, 'hello'),
}

interface Servers {
  readonly app: Server
  readonly largeHotel: Server
  readonly still: Server
  readonly hello: Server
}

async function startServers(): Promise<Servers> {
  return {
    app: await serve(folders.app, createHotel()),
    largeHotel: await serve(folders.app, openFullHouse()),
    still: await serve(folders.still),
    hello: await serve(folders.hello),
  }
}

async function subjectsOf({ pages }: Options, { app }: Servers): Promise<Subject[]> {
  const begin = await returningGuest(app.url)
  return pages.map(({ name, path: address, signedIn }) => ({
    name,
    url: app.url + address,
    begin: signedIn ? begin : undefined,
  }))
}

async function findOut(options: Options, servers: Servers): Promise<Results> {
  const file = await browserHere()
  const browser = await startBrowser(file)
  try {
    const { still, hello, largeHotel } = servers
    const floors = [
      { name: 'static', url: still.url, isFloor: true },
      { name: 'hello', url: hello.url, isFloor: true },
    ]
    const pages = await subjectsOf(options, servers)
    const judgeHere = (subject: Subject, method: Method) => judge(subject, method, file)
    const house = { name: 'full house', url: largeHotel.url, begin: await returningGuest(largeHotel.url) }
    return {
      measured: options.withLighthouse
        ? await measure(browser, [...floors, ...pages], options.runs, judgeHere)
        : await measure(browser, pages, options.runs),
      smooth: options.everything ? await measureSmoothness(browser, house, options.runs) : undefined,
    }
  } finally {
    await browser.close()
  }
}

/** The load before the run: figures are comparable only on an otherwise idle computer. */
function busyBefore(): string {
  const [load = 0] = loadavg()
  return `Of ${availableParallelism()} processors, ${load.toFixed(1)} were busy before anything was measured.\n`
}

const options = readOptions(process.argv.slice(2))
if (options.withLighthouse) await installLighthouse()
const busy = busyBefore()
console.error('building the app and the floors')
await buildApp(folders.app)
if (options.isDeployed) await deployApp(folders.app)
writeStatic(folders.still)
await buildHello(folders.hello)
const servers = await startServers()
try {
  const results = await findOut(options, servers)
  const verdicts = whatHolds(results, options.pages)
  console.log(busy)
  console.log(report(results, verdicts))
  if (!options.everything || !options.withLighthouse) console.log('\nNot everything was measured.')
  if (options.json !== undefined) {
    const measured = Object.fromEntries(results.measured)
    writeFileSync(options.json, JSON.stringify({ ...results, measured, verdicts }, null, 2))
  }
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1
} finally {
  for (const server of Object.values(servers)) await server.stop()
}
