import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRequest } from '#contracts/broker/broker.ts'
import { brokerArguments } from '#contracts/broker/brokerCommands.ts'
import { readOptions } from '#contracts/verification/options.ts'
import { pactProgram } from '#contracts/broker/pactCli.ts'
import { projectFolder } from '#src/build/prepare.mjs'
import { openPactBroker, type PactBroker } from './pactBroker.ts'

const PACT = 'contracts/pacts/hotel-guest-companion-hotel-java-api.json'
const folder = mkdtempSync(join(tmpdir(), 'hotel-broker-'))
const withBroker = { PACT_BROKER_BASE_URL: 'https://broker.example' }

afterAll(() => rmSync(folder, { recursive: true }))

let projects = 0

/** A project with a pact and a proposal, without git. */
function newProject(): string {
  const project = join(folder, `project-${projects++}`)
  mkdirSync(join(project, 'contracts/pacts/proposals'), { recursive: true })
  for (const pact of [PACT, PACT.replace('pacts/', 'pacts/proposals/')]) writeFileSync(join(project, pact), '{}')
  return project
}

function git(project: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@hotel.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...author, ...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** A project with one commit on the branch `menus`. */
function newRepository(): { project: string; commit: string } {
  const project = newProject()
  git(project, 'init', '--quiet', '--initial-branch', 'menus')
  git(project, 'add', '.')
  git(project, 'commit', '--quiet', '--message', 'A pact')
  return { project, commit: git(project, 'rev-parse', 'HEAD') }
}

/** The command line of the Pact CLI for a call. */
function commandLineOf(call: string, project: string, env: Record<string, string> = {}): string {
  const request = readRequest(call.split(' '), { ...withBroker, ...env }, project)
  return typeof request === 'string' ? request : brokerArguments(request).join(' ')
}

describe('the command line of the Pact CLI', () => {
  const { project, commit } = newRepository()
  const app = '--pacticipant hotel-guest-companion'

  it.each([
    ['publish', `publish ${PACT} --consumer-app-version ${commit} --branch menus`],
    ['publish --version 1.2 --branch=main', `publish ${PACT} --consumer-app-version 1.2 --branch main`],
    ['can-i-deploy', `can-i-deploy ${app} --version ${commit} --to-environment production`],
    ['can-i-deploy --environment test', `can-i-deploy ${app} --version ${commit} --to-environment test`],
    ['record-deployment', `record-deployment ${app} --version ${commit} --environment production`],
    ['record-deployment --version=7', `record-deployment ${app} --version 7 --environment production`],
  ])('of %s is %s', (call, line) => {
    expect(commandLineOf(call, project)).toBe(line)
  })

  it('takes version and branch from an option, else from the environment', () => {
    const env = { CONTRACT_VERSION: '42', CONTRACT_BRANCH: 'release' }
    expect(commandLineOf('publish', project, env)).toContain('--consumer-app-version 42 --branch release')
    expect(commandLineOf('publish --version 43 --branch main', project, env)).toContain('-version 43 --branch main')
    expect(commandLineOf('can-i-deploy', project, { CONTRACT_VERSION: '' })).toContain(`--version ${commit}`)
  })

  it('is explained by --help', () => {
    expect(commandLineOf('publish --help', project)).toMatch(/^npm run contracts:publish .*--branch/s)
    expect(commandLineOf('can-i-deploy --help', project)).toMatch(/--environment NAME .*\(production\)/)
  })

  it.each([
    ['', 'Name what to do: publish, can-i-deploy, record-deployment.'],
    ['publish --tag x', 'There is no option "--tag". See npm run contracts:publish -- --help.'],
    ['can-i-deploy --branch x', 'There is no option "--branch". See npm run contracts:can-i-deploy -- --help.'],
    ['record-deployment --version', '--version needs a value. See npm run contracts:record-deployment -- --help.'],
  ])('is not built from a wrong call: %j', (call, message) => {
    expect(() => commandLineOf(call, project)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
  })
})

/** Runs a program of this project with additional environment variables, and returns its exit code and output. */
async function runProgram(
  program: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: unknown; output: string }> {
  const options = { cwd: projectFolder, env: { ...process.env, ...env } }
  const child = spawn(process.execPath, program, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)))
  const [code] = (await once(child, 'close')) as unknown[] // as Node documents
  return { code, output }
}

describe('an error of the broker commands', () => {
  it('is one sentence when no broker is configured', () => {
    const instead = `without a broker, hand over the file itself, ${PACT}.`
    const error = { message: `PACT_BROKER_BASE_URL does not name a Pact broker; ${instead}`, exitCode: 1 }
    expect(() => readRequest(['publish'], {}, newProject())).toThrow(expect.objectContaining(error))
  })

  const credentials = [
    'https://ana:s3cret@broker.example',
    'https://s3cret@broker.example/a',
    'http:\\\\ana:s3cret@a',
    'ana:s3cret@broker.example',
    'https://broker.example/?token=s3cret',
    'https://broker.example/#s3cret',
  ]
  it.each([...credentials, 'https:s3cret@broker.example', 's3cret', 'ftp://broker.example/s3cret'])(
    'does not show a broker address that contains credentials or is invalid: %s',
    (address) => {
      const message = /^PACT_BROKER_BASE_URL takes an address (?!.*s3cret)/
      const error = { message: expect.stringMatching(message) as unknown, exitCode: 1 }
      expect(() => commandLineOf('publish', newProject(), { PACT_BROKER_BASE_URL: address })).toThrow(
        expect.objectContaining(error),
      )
    },
  )

  it.each([
    ['--base-url', 'http://ana:s3cret@localhost:1'],
    ['--base-url', 's3cret'],
    ['--header', 's3cret'],
  ])('does not show the credentials in %s %s of the verification either', (...option) => {
    const baseUrl = option[0] === '--header' ? ['--base-url', 'http://localhost:1'] : []
    const message: unknown = expect.stringMatching(/^--[-a-z]+ takes (?!.*s3cret)/)
    expect(() => readOptions([...baseUrl, ...option])).toThrow(expect.objectContaining({ message, exitCode: 2 }))
  })

  it('is one sentence without a Git repository', () => {
    const project = newProject()
    expect(() => commandLineOf('publish', project)).toThrow(
      'no git commit to take the version from: name one with --version.',
    )
    expect(() => commandLineOf('publish --version 1', project)).toThrow(
      'on no branch here: name the branch with --branch',
    )
    expect(commandLineOf('publish --version 1 --branch main', project)).toContain(PACT)
  })

  it('is one sentence with uncommitted changes or new files', () => {
    const { project, commit } = newRepository()
    writeFileSync(join(project, 'contracts/pacts/another.json'), '{}')
    const message = `The work tree differs from commit ${commit.slice(0, 9)}: commit it, or name`
    expect(() => commandLineOf('can-i-deploy', project)).toThrow(`${message} a version with --version.`)
    expect(commandLineOf('can-i-deploy --version 1', project)).toContain('--version 1')
  })

  it('is one sentence on a detached HEAD', () => {
    const { project } = newRepository()
    git(project, 'checkout', '--quiet', '--detach')
    const message = 'Git is on no branch here: name the branch with --branch or in CONTRACT_BRANCH.'
    expect(() => commandLineOf('publish', project)).toThrow(message)
  })
})

describe('the program of the Pact CLI', () => {
  it.each([
    ['win32', 'x64', join('cli-windows-x64', 'standalone', 'pact.exe')],
    ['darwin', 'arm64', join('cli-darwin-arm64', 'standalone', 'pact')],
  ])('is run directly, never through a shell or a wrapper that starts one: %s', (platform, arch, program) => {
    const find = (_from: string, name: string) => join(name.replace('@pact-foundation/pact-', ''), 'package.json')
    expect(pactProgram(platform, arch, find)).toBe(program)
    const scripts = readdirSync(join(projectFolder, 'contracts')).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const text = scripts.map((name) => readFileSync(join(projectFolder, 'contracts', name), 'utf8')).join('\n')
    expect(text).not.toMatch(/shell:|pact-cli\/bin|\bexec(?:Sync)?\(/)
  })
})

/** The interactions of a pact. The CLI nests the matcher of a status one level deeper, which verifiers read in the same way. */
function interactionsIn(pact: string): unknown {
  const flat = (key: string, value: unknown) =>
    key === 'status' && typeof value === 'object' && value !== null && '' in value ? value[''] : value
  return (JSON.parse(pact, flat) as { interactions: unknown }).interactions // as every pact has
}

describe('the Pact CLI', () => {
  let broker: PactBroker
  beforeEach(async () => {
    broker = await openPactBroker()
  })
  afterEach(() => broker.close())

  function run(...args: string[]): Promise<{ code: unknown; output: string }> {
    const { origin } = broker
    const named = { CONTRACT_VERSION: '1a2b3c', CONTRACT_BRANCH: 'menus', PACT_BROKER_TOKEN: 'secret' }
    const env = { ...named, PACT_BROKER_BASE_URL: origin, PACT_BROKER_HTTP_RETRIES: '0' }
    return runProgram(['--import', 'tsx', join(projectFolder, 'contracts/broker/broker.ts'), ...args], env)
  }

  it('publishes the whole committed pact, and no proposal', async () => {
    expect(await run('publish')).toMatchObject({ code: 0 })
    const [published] = broker.calls.filter(({ call }) => call === 'POST /contracts/publish')
    expect(published?.headers.authorization).toBe('Bearer secret')
    const names = { consumerName: 'hotel-guest-companion', providerName: 'hotel-java-api' }
    const contracts = [{ ...names, specification: 'pact', contentType: 'application/json' }]
    const version = { pacticipantName: 'hotel-guest-companion', pacticipantVersionNumber: '1a2b3c', branch: 'menus' }
    expect(published?.body).toMatchObject({ ...version, contracts })
    const sent = (published?.body as { contracts: { content: string }[] } | undefined)?.contracts ?? [] // matched above
    expect(sent.map(({ content }) => interactionsIn(Buffer.from(content, 'base64').toString()))).toEqual([
      interactionsIn(readFileSync(join(projectFolder, PACT), 'utf8')),
    ])
  })

  it('asks whether the version may be deployed to production, and returns the answer as exit code', async () => {
    const refused = await run('can-i-deploy')
    expect(refused.code).toBe(1)
    const [call] = broker.calls
    const query = 'q[][pacticipant]=hotel-guest-companion&q[][version]=1a2b3c&latestby=cvpv&environment=production'
    expect(call?.call).toBe(`GET /matrix?${query}`)
    broker.deployed.set('hotel-java-api', '9')
    broker.results.push({ consumerVersion: '1a2b3c', providerVersion: '9', success: true })
    expect(await run('can-i-deploy')).toMatchObject({ code: 0 })
  })

  it('records a deployment at the link of the broker, and fails for an environment that the broker does not have', async () => {
    expect(await run('record-deployment')).toMatchObject({ code: 0 })
    const version = '/pacticipants/hotel-guest-companion/versions/1a2b3c'
    const calls = [`GET ${version}`, `POST /production/hotel-guest-companion/1a2b3c`]
    expect(broker.calls.map(({ call }) => call)).toEqual(calls)
    expect(await run('record-deployment', '--environment', 'moon')).toMatchObject({ code: 1 })
  })

  it('fails without retries when no broker responds', async () => {
    broker.close()
    expect(await run('publish')).toEqual({ code: 1, output: `No Pact broker answers at ${broker.origin}.\n` })
  })
})
