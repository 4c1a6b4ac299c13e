// How fast the first pages are, beside a static page and a hello-world of the same libraries:
// npm run perf [-- --runs 5] [--only home]
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { deployConfig } from '#src/deploy/deployConfig.ts'
import { paths } from '#src/navigation/paths.ts'
import { buildHello, writeStatic } from './baselines.ts'
import { visit, type Figures, type Subject } from './lighthouse.ts'
import { serve } from './serve.ts'

const { runs, only } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
}).values
const [app, still, hello] = ['app', 'static', 'hello'].map((name) =>
  path.resolve(import.meta.dirname, '../../.cache/perf', name),
) as [string, string, string]
rmSync(app, { recursive: true, force: true })
cpSync(path.resolve(import.meta.dirname, '../../dist'), app, { recursive: true })
await deployConfig(['--config', path.join(app, 'config.json')])
writeStatic(still)
await buildHello(hello)
const servers = { app: await serve(app, openHotel()), still: await serve(still), hello: await serve(hello) }

const pages: Subject[] = [
  { name: 'home', url: servers.app.url + paths.home },
  { name: 'login', url: servers.app.url + paths.login },
  { name: 'menu', url: servers.app.url + paths.restaurantMenu },
]
const subjects: Subject[] = [
  { name: 'static page', url: servers.still.url },
  { name: 'hello-world', url: servers.hello.url },
  ...pages.filter(({ name }) => name.includes(only)),
]

// In turn, so that a load on this computer affects all of them alike.
const visits = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
for (let run = 1; run <= Number(runs); run += 1) {
  for (const subject of subjects) {
    console.error(`run ${run} of ${runs}: ${subject.name}`)
    visits.get(subject.name)?.push(await visit(subject))
  }
}

const columns = ['fcp', 'lcp', 'interactive', 'tbt', 'kib', 'score'] as const

/** The median, and the least and the greatest of several values. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const [median, least, greatest] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)]
  return `${median?.toFixed()} (${least?.toFixed()} to ${greatest?.toFixed()})`
}

console.log(`Medians of ${runs}, in ms, simulated slow phone:`)
console.table(
  Object.fromEntries(
    [...visits].map(([name, all]) => [
      name,
      Object.fromEntries(columns.map((column) => [column, spread(all.map((one) => one[column]))])),
    ]),
  ),
)
for (const server of Object.values(servers)) await server.stop()
