import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import { openJsonServerMock, serveOnFreePort, type RunningProvider } from './providers.ts'
import { pactProgram } from '#contracts/broker/pactCli.ts'
import { jvmTestsOf, reportsOf, type JvmTest } from './surefireReports.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { openPactBroker, type PactBroker } from '#tests/support/servers/pactBroker.ts'
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
  readonly tests: readonly JvmTest[]
}

/** Runs Maven on a project. Skips the test when Maven cannot reach its repository and has no local copy. */
async function maven(
  project: string,
  args: readonly string[],
  { signal, skip }: TestContext,
  broker = '',
): Promise<Outcome> {
  rmSync(reportsOf(project), { recursive: true, force: true })
  const env = { ...process.env, PACT_BROKER_BASE_URL: broker }
  const child = spawn('mvn', ['-f', project, '--batch-mode', '-q', ...args], { signal, shell, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0 && /Could not transfer artifact|failed to transfer from|in offline mode/.test(output)) {
    const reason = 'Maven cannot reach its repository, and has no local copy of the dependencies'
    console.log(notice(reason))
    skip(reason)
  }
  return { code, output, tests: jvmTestsOf(project) }
}

async function verifyAgainst(
  provider: RunningProvider,
  context: TestContext,
  options: readonly string[] = [],
  broker = '',
) {
  try {
    return await maven(LIBRARY, ['verify', `-Dprovider.url=${provider.baseUrl}`, ...options], context, broker)
  } finally {
    await provider.close()
  }
}

/** A hotel that renames the field of the order number. */
const respondWithMutation = () =>
  mutatedProvider(createHotel(), {
    name: 'the order number has another name',
    mutate: changeBody('GET /orders', eachInContent(renamed('orderNumber', 'number'))),
  })

const KEY = 'x-gateway-key'
const REFUSED_STATE = 'a hotel without menus'

/** A hotel behind a gateway that requires a key. It rejects one provider state and renames a field. */
function openFaultyHotel(): Promise<RunningProvider> {
  const respond = respondWithMutation()
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
    const posted = /POST http:\S+ \(-Dprovider\.stateUrl\) answered 400 Unknown state/.source
    expect(output).toMatch(new RegExp(`The state "${REFUSED_STATE}" was not set up: ${posted}`))
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

  it('says in one sentence that the filter matches nothing', slow, async (context) => {
    const { output } = await verifyAgainst(await openJsonServerMock(), context, ['-Dpact.filter.description=a login'])
    expect(output).toContain("Nothing was verified: -Dpact.filter.description='a login' matches no interaction")
    expect(output).not.toContain('No Pact files')
  })

  it('passes in a Spring Boot application that has the library as a dependency', slow, async (context) => {
    await maven(LIBRARY, ['install', '-DskipTests'], context)
    const { code, output, tests } = await maven(EXAMPLE, ['test', '-Dtest=!GuestAppBrokerPactTest'], context)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    const replayed = tests.map(({ name }) => name).filter((name) => names.includes(name))
    expect(replayed.sort()).toEqual([...names].sort())
    expect(tests.filter(({ passed }) => !passed)).toEqual([])
  })
})

const folder = mkdtempSync(join(tmpdir(), 'hotel-pact-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Publishes the results for the pacts of a broker, as this version of the API. */
function verifyForBroker({ origin }: PactBroker, provider: RunningProvider, version: string, context: TestContext) {
  const published = ['-Dpact.verifier.publishResults=true', `-Dpact.provider.version=${version}`]
  const options = ['-Dtest=HotelApiBrokerPactTest', '-Dpact.provider.branch=main', ...published]
  return verifyAgainst(provider, context, options, origin)
}

/** Runs a command of the Pact CLI against a broker and returns its exit code. */
async function runCli({ origin }: PactBroker, command: string): Promise<unknown> {
  const env = { ...process.env, PACT_BROKER_BASE_URL: origin }
  const child = spawn(pactProgram(), ['broker', ...command.split(' ')], { cwd: folder, env, stdio: 'ignore' })
  const [code] = (await once(child, 'close')) as unknown[] // as Node documents
  return code
}

/** Writes a part of the pact, which is verified sooner, and returns the file's name. */
function smallPact(): string {
  const pact = JSON.parse(readFileSync(join(COMMITTED_PACTS, pactFiles.pact), 'utf8')) as { interactions: object[] } // as every pact has
  const few = pact.interactions.filter((interaction) => JSON.stringify(interaction).includes('orderNumber'))
  writeFileSync(join(folder, pactFiles.pact), JSON.stringify({ ...pact, interactions: few }))
  return pactFiles.pact
}

describe.skipIf(missing !== undefined)(`pact-jvm with a Pact broker${because}`, () => {
  const app = 'hotel-guest-companion'
  const api = 'hotel-java-api'

  it('makes can-i-deploy say yes once the API keeps the pact, and no when it breaks it', slow, async (context) => {
    const broker = await openPactBroker()
    const canDeploy = async (name: string, version: string) =>
      (await runCli(broker, `can-i-deploy --pacticipant ${name} --version ${version} --to-environment production`)) ===
      0
    const deploy = (name: string, version: string) =>
      runCli(broker, `record-deployment --pacticipant ${name} --version ${version} --environment production`)

    await runCli(broker, `publish ${smallPact()} --consumer-app-version app1 --branch main`)
    expect(await canDeploy(app, 'app1')).toBe(false)

    await verifyForBroker(broker, await openJsonServerMock(), 'api1', context)
    expect(broker.results).toEqual([{ consumerVersion: 'app1', providerVersion: 'api1', success: true }])
    await deploy(api, 'api1')
    expect(await canDeploy(app, 'app1')).toBe(true)
    await deploy(app, 'app1')

    const broken = await verifyForBroker(broker, await serveOnFreePort(respondWithMutation()), 'api2', context)
    expect(broken.code).toBe(1)
    expect([await canDeploy(api, 'api1'), await canDeploy(api, 'api2')]).toEqual([true, false])
    const asked = broker.calls.find(({ call }) => call === 'POST /to-verify')
    expect(asked?.body).toMatchObject({ includePendingStatus: true, providerVersionBranch: 'main' })
    broker.close()
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
