import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { CliError } from '#src/build/cliError.mjs'
import { checkAddress } from '#contracts/broker/address.ts'
import { openJsonServerMock, openMswMock } from '#contracts/mutations/providers.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { unreachable } from './unreachable.ts'
import { REPORTS, verifyPact, type Verification, type VerificationResult } from './verifier.ts'

/** The exit code for wrong options and unreachable addresses. */
const EXIT_NOT_RUN = 2

const USAGE = `npm run contracts:verify
  replays the pact and the proposals against both adapters of the mock server
npm run contracts:verify -- --base-url https://api.hotel.example/guest [--state-url URL] [--header "Name: value"] …
  replays the pact against any API; --state-url sets states up, --header is added to each call
  [--proposals]      the proposals instead of the pact
  [--reports DIR]    the folder of the JSON and JUnit reports
  [--verbose]        the verifier's full output, also when all passes`

function readOptions() {
  const address = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const header = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    const options = {
      'base-url': address,
      'state-url': address,
      header,
      reports: address,
      proposals: flag,
      verbose: flag,
      help: flag,
    }
    return parseArgs({ options }).values
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, EXIT_NOT_RUN)
  }
}

type Options = ReturnType<typeof readOptions>

function checkOptions({ 'base-url': baseUrl, 'state-url': stateUrl, header, proposals }: Options): void {
  for (const [name, address] of Object.entries({ '--base-url': baseUrl, '--state-url': stateUrl })) {
    if (address !== undefined) checkAddress(name, address, 'sign in with --header', EXIT_NOT_RUN)
  }
  const withoutBaseUrl = Object.entries({
    'state-url': stateUrl !== undefined,
    header: header.length > 0,
    proposals,
  }).find(([, given]) => given)
  if (baseUrl === undefined && withoutBaseUrl)
    throw new CliError(`--${withoutBaseUrl[0]} needs --base-url`, EXIT_NOT_RUN)
  const malformed = header.find((each) => !/^[\w-]+\s*:/.test(each))
  if (malformed !== undefined) throw new CliError('--header takes "Name: value"', EXIT_NOT_RUN) // not shown: it may be a secret
}

function summaryOf({ verdicts, passed, output }: VerificationResult, verbose: boolean): string {
  const lines = verdicts.map((verdict) => `  ${verdict.passed ? '✓' : '✗'} ${verdict.description}`)
  const passedCount = verdicts.filter((verdict) => verdict.passed).length
  const failures = output.slice(Math.max(0, output.indexOf('\nFailures:')))
  const more = verbose ? output : passed ? '' : failures
  return [...lines, more.trimEnd(), `${passedCount} passed, ${verdicts.length - passedCount} failed`]
    .filter(Boolean)
    .join('\n')
}

async function verifyAndPrint(title: string, verification: Verification, verbose: boolean): Promise<boolean> {
  const result = await verifyPact(verification)
  console.log(`\n${title}\n${summaryOf(result, verbose)}\nReports: ${verification.report}.json and .xml`)
  return result.passed
}

async function verifyFakes(folder: string, verbose: boolean): Promise<boolean> {
  let passed = true
  for (const [storage, open] of Object.entries({ 'json-server': openJsonServerMock, msw: openMswMock })) {
    const provider = await open()
    try {
      for (const [name, file] of Object.entries(pactFiles)) {
        const verification = {
          ...provider,
          pact: join(COMMITTED_PACTS, file),
          report: join(folder, `${storage}-${name}`),
        }
        passed =
          (await verifyAndPrint(`The ${name}, against the mock server on ${storage}`, verification, verbose)) && passed
      }
    } finally {
      await provider.close()
    }
  }
  return passed
}

/** Throws one clear message instead of a failure for each interaction. */
async function checkReachable(address: string): Promise<void> {
  const cause = await unreachable(address)
  if (cause !== undefined) throw new CliError(`Nothing answers at ${address}: ${cause}`, EXIT_NOT_RUN)
}

async function verifyApi(
  baseUrl: string,
  { 'state-url': stateUrl, header, proposals, verbose }: Options,
  folder: string,
) {
  await checkReachable(baseUrl)
  if (stateUrl !== undefined) await checkReachable(stateUrl)
  const name = proposals ? 'proposals' : 'pact'
  if (stateUrl === undefined) {
    console.log(
      'Without --state-url no state is set up: ids and session are the examples of the pact, and most will fail.',
    )
  }
  const pact = join(COMMITTED_PACTS, pactFiles[name])
  const verification = { baseUrl, stateUrl, headers: header, pact, report: join(folder, `api-${name}`) }
  return verifyAndPrint(`The ${name}, against ${baseUrl}`, verification, verbose)
}

async function main(): Promise<boolean> {
  const options = readOptions()
  if (options.help) {
    console.log(USAGE)
    return true
  }
  checkOptions(options)
  const folder =
    options.reports === undefined ? REPORTS : resolve(process.env['INIT_CWD'] ?? process.cwd(), options.reports)
  const baseUrl = options['base-url']
  return baseUrl === undefined ? verifyFakes(folder, options.verbose) : verifyApi(baseUrl, options, folder)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error instanceof CliError ? error.exitCode : 1
}
