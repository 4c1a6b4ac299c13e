import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readRequest } from '#contracts/broker/broker.ts'
import { brokerArguments } from '#contracts/broker/brokerCommands.ts'

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

  it.each([
    ['', 'Name what to do: publish, can-i-deploy, record-deployment.'],
    ['publish --tag x', 'There is no option "--tag". See npm run contracts:publish -- --help.'],
    ['can-i-deploy --branch x', 'There is no option "--branch". See npm run contracts:can-i-deploy -- --help.'],
    ['record-deployment --version', '--version needs a value. See npm run contracts:record-deployment -- --help.'],
  ])('is not built from a wrong call: %j', (call, message) => {
    expect(() => commandLineOf(call, project)).toThrow(expect.objectContaining({ message, exitCode: 2 }))
  })
})

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
})
