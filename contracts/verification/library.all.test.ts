import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, it, type TestContext } from 'vitest'
import { pactProgram } from '#contracts/broker/pactCli.ts'
import { interactionsOf } from '#contracts/interactions.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { openPactBroker, type PactBroker } from '#tests/support/servers/pactBroker.ts'
import { because, EXAMPLE, LIBRARY, maven, missing, respondWithMutation, slow, verifyAgainst } from './maven.ts'
import { openJsonServerMock, serveOnFreePort, type RunningProvider } from './providers.ts'

const names = interactionsOf('pact').map(({ description }) => description)

describe.skipIf(missing !== undefined)(`the Java library${because}`, () => {
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
