import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
const INTEGRITY = 'sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=='
const cache = path.resolve(import.meta.dirname, '../../.cache')
const folder = path.join(cache, 'observatory-1.4.8')

/** One answer of a site, as a scanner saw it. */
export interface Captured {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What Mozilla's Observatory thinks of a site: the names of the tests it fails, its points and its grade. */
export interface Verdict {
  readonly failed: readonly string[]
  readonly score: number
  readonly grade: string
}

interface Result {
  readonly pass: boolean
  readonly result: string
  readonly constructor: { readonly name: string }
}

/** What of the package is used. */
interface Modules {
  readonly ALL_TESTS: readonly ((requests: object) => Result)[]
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
  readonly getScoreModifier: (result: string) => number
  readonly getGradeForScore: (score: number) => { readonly grade: string }
}

/** They look at how TLS is spoken, which no static file decides. */
const OF_TLS = ['redirection', 'strict-transport-security']

/**
 * Fetches the package alone and unpacks it. It is no dependency, for those it brings are its web service: a database, a
 * native module that is compiled, a monitor. Its tests need only what this project has anyway.
 */
async function unpack(): Promise<void> {
  const unpacking = `${folder}-${process.pid}`
  await mkdir(unpacking, { recursive: true })
  try {
    const once = ['--fetch-retries=0', '--fetch-timeout=20000']
    const pack = run('npm', ['pack', PACKAGE, '--json', '--pack-destination', unpacking, ...once], { cwd: cache })
    const stdout = await pack.then(
      (out) => out.stdout,
      () => undefined,
    )
    if (stdout === undefined) return // There is no network.
    const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[]
    if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not the package it was`)
    await run('tar', ['-xzf', packed.filename], { cwd: unpacking })
    // What fetches a site needs half of those dependencies, and the tests are handed answers that were captured.
    await writeFile(path.join(unpacking, 'package/src/retriever/session.js'), 'export class Session {}\n')
    await writeFile(path.join(unpacking, 'package/conf/hsts-preload.json'), '{}')
    await rename(unpacking, folder).catch(() => undefined) // Somebody else was quicker.
  } finally {
    await rm(unpacking, { recursive: true, force: true })
  }
}

/**
 * Mozilla's Observatory as a function over captured answers; `undefined` where its package cannot be had. Rejects if the
 * package is not the one it was.
 */
export async function findObservatory(): Promise<((page: Captured, preflight: Captured) => Verdict) | undefined> {
  if (!existsSync(folder)) await unpack()
  if (!existsSync(folder)) return undefined
  const load = async (file: string) => (await import(path.join(folder, 'package/src', file))) as Modules
  const modules = {
    ...(await load('constants.js')),
    ...(await load('grader/charts.js')),
    ...(await load('grader/grader.js')),
  }
  return (page, preflight) => judge(modules, page, preflight)
}

function asScanned({ headers }: Captured): object {
  const byName = Object.defineProperty({ ...headers }, 'get', {
    value: (name: string) => headers[name],
    enumerable: false,
  })
  return { headers: byName, httpEquiv: new Map() }
}

/** Points and grade as the package's own scanner counts them: what adds to them does so only from an A upwards. */
function judge({ ALL_TESTS, ...grades }: Modules, page: Captured, preflight: Captured): Verdict {
  const answer = asScanned(page)
  const results = ALL_TESTS.map((test) =>
    test({
      hostname: 'hotel.example',
      session: { url: new URL('https://hotel.example/') },
      resources: { path: page.body },
      responses: { auto: answer, https: answer, cors: asScanned(preflight), httpRedirects: [], httpsRedirects: [] },
    }),
  ).filter(({ constructor: { name } }) => !OF_TLS.includes(name))
  const points = results.map(({ result }) => grades.getScoreModifier(result))
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 100)
  const plain = sum(points.filter((each) => each < 0))
  const score = plain >= grades.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : plain
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result)
  return { failed, score, ...grades.getGradeForScore(score) }
}
