import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, type TestContext } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openJsonServerMock, serveOnFreePort, type RunningProvider } from './providers.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { jvmStates } from '#contracts/generate/jvmStates.ts'
import { eachInContent, mutatedProvider, renamed, changeBody } from '#contracts/mutations/providerMutation.ts'

const LIBRARY = fileURLToPath(new URL('../jvm', import.meta.url))
const EXAMPLE = join(LIBRARY, 'example')
const shell = process.platform === 'win32' // mvn is a script there

/** The first run downloads about a hundred libraries. */
const slow = { timeout: 600_000 }

/** The requirement that is missing to run the Maven project; `undefined` when there is none. */
function findMissingRequirement(): string | undefined {
  const { stdout, error, status } = spawnSync('mvn', ['--version'], { encoding: 'utf8', shell })
  if (error !== undefined || status !== 0) return 'no Maven on the PATH'
  const [, version = '', home = ''] = /Java version: (\d+).*runtime: (.*)/.exec(stdout) ?? []
  if (Number(version) < 17) return `Maven runs on Java ${version}, and 17 is required`
  const hasCompiler = ['javac', 'javac.exe'].some((name) => existsSync(join(home.trim(), 'bin', name)))
  return hasCompiler ? undefined : 'Maven runs on a Java without a compiler: a JDK is required'
}

const missing = findMissingRequirement()
const notice = (reason: string) => `skipped: pact-jvm did not verify the pact: ${reason}`
if (missing !== undefined) console.log(notice(missing))

interface Outcome {
  readonly code: number | null
  readonly output: string
  readonly tests: readonly { readonly name: string; readonly passed: boolean }[]
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }

/** The tests of a JUnit report, named by the descriptions of their interactions. */
function testsOf(report: string): Outcome['tests'] {
  const xml = readFileSync(report, 'utf8')
  const plain = (text: string) => text.replaceAll(/&(\w+);/g, (all, entity: string) => entities[entity] ?? all)
  const cases = xml.matchAll(/<testcase name="([^"]*)"[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs)
  return [...cases].map(([, name = '', inside = '']) => ({
    name: plain(name.replace(/^.*?hotel-guest-companion - /, '')),
    passed: !/<(?:failure|error|skipped)\b/.test(inside),
  }))
}

/** Runs Maven on a project. Skips the test when Maven cannot reach its repository and has no local copy. */
async function maven(project: string, args: readonly string[], { signal, skip }: TestContext): Promise<Outcome> {
  const folder = join(project, 'target', 'surefire-reports')
  rmSync(folder, { recursive: true, force: true })
  const child = spawn('mvn', ['-f', project, '--batch-mode', '-q', ...args], { signal, shell })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0 && /Could not transfer artifact|failed to transfer from|in offline mode/.test(output)) {
    const reason = 'Maven cannot reach its repository, and has no local copy of the dependencies'
    console.log(notice(reason))
    skip(reason)
  }
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []
  return { code, output, tests: reports.flatMap((name) => testsOf(join(folder, name))) }
}

async function verifyAgainst(provider: RunningProvider, context: TestContext, options: readonly string[] = []) {
  try {
    return await maven(LIBRARY, ['verify', `-Dprovider.url=${provider.baseUrl}`, ...options], context)
  } finally {
    await provider.close()
  }
}

const KEY = 'x-gateway-key'
const REFUSED_STATE = 'a hotel without menus'

/** A hotel behind a gateway that requires a key. It rejects one provider state and renames a field. */
function openFaultyHotel(): Promise<RunningProvider> {
  const mutate = changeBody('GET /orders', eachInContent(renamed('orderNumber', 'number')))
  const respond = mutatedProvider(createHotel(), { name: 'the order number has another name', mutate })
  return serveOnFreePort(async (request) => {
    if (request.headers.get(KEY) !== '42') return new Response('No key', { status: 407 })
    const refused = (await request.clone().text()).includes(REFUSED_STATE)
    return refused ? new Response('Unknown state', { status: 400 }) : respond(request)
  })
}

const interactions = interactionsOf('pact')
const names = interactions.map(({ description }) => description)
const because = missing === undefined ? '' : ` (skipped: ${missing})`

describe.skipIf(missing !== undefined)(`pact-jvm, as the backend team runs it${because}`, () => {
  it('passes against the mock server', slow, async (context) => {
    const { code, output, tests } = await verifyAgainst(await openJsonServerMock(), context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    expect(tests.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect(tests.filter(({ passed }) => !passed)).toEqual([])
  })

  it('reports a mutation and a state that was not set up, and nothing else', slow, async (context) => {
    const options = [`-Dprovider.header=${KEY}:42`]
    const { code, output, tests } = await verifyAgainst(await openFaultyHotel(), context, options)
    const faulty = interactions.filter(({ response, providerStates }) => {
      const readsTheNumber = JSON.stringify(response.body ?? '').includes('orderNumber')
      return readsTheNumber || providerStates.some(({ name }) => name === REFUSED_STATE)
    })
    const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name)
    expect(failed).toEqual(faulty.map(({ description }) => description))
    expect(tests.length).toBe(names.length)
    expect(code).toBe(1)
    expect(output).toContain('a request for the orders of a guest who has some')
    expect(output).toContain('missing the following keys: orderNumber')
    expect(output).toContain(`The state "${REFUSED_STATE}" was not set up: `)
  })

  it('names the missing option when no URL of the API is given', slow, async (context) => {
    const { code, output, tests } = await maven(LIBRARY, ['verify'], context)
    expect([code, tests]).toEqual([1, []])
    expect(output).toContain('Nothing was verified: say where the API is, as in -Dprovider.url=')
  })

  it('says once, without a stack trace, that the API or the state URL does not answer', slow, async (context) => {
    const stateUrl = 'http://localhost:1/pact-states'
    const provider = await openJsonServerMock()
    const { code, output } = await verifyAgainst(provider, context, [`-Dprovider.stateUrl=${stateUrl}`])
    expect(code).toBe(1)
    expect(output.match(/Nothing was verified: .*/g)).toEqual([
      expect.stringContaining(`nothing answers at ${stateUrl} of -Dprovider.stateUrl`),
    ])
    expect(output).not.toMatch(/^\s+at /m)
  })

  it('passes in a Spring Boot application that has the library as a dependency', slow, async (context) => {
    await maven(LIBRARY, ['install', '-DskipTests'], context)
    const { code, output, tests } = await maven(EXAMPLE, ['test'], context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    expect(tests.filter(({ passed }) => passed)).toHaveLength(names.length)
  })
})

describe('the Java methods of the states', () => {
  it('have unique names and escape the texts of the states', () => {
    const about = { data: 'A row */ of `guest` & <co>.', gives: [] }
    const java = jvmStates(['a guest', 'A guest!', 'the guest\u2019s "b\u00e1g"'].map((name) => ({ name, ...about })))
    const methods = [...java.matchAll(/default .* (\w+)\(StateParameters/g)].map(([, name]) => name)
    expect(methods).toEqual(['aGuest', 'aGuest2', 'theGuestsBag'])
    expect(java).toContain('@State("the guest\u2019s \\"b\u00e1g\\"")')
    expect(java).toContain('Insert: A row *&#47; of {@code guest} &amp; &lt;co&gt;.')
  })
})
