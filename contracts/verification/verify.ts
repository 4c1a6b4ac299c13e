import { join, resolve } from 'node:path'
import process from 'node:process'
import { CliError } from '#src/build/cliError.mjs'
import { openDemoHost, openMswMock } from './providers.ts'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { EXIT_NOT_RUN, readOptions, USAGE, type Options } from './options.ts'
import { chosenBy } from './filter.ts'
import { noteStateAnswers } from './stateAnswers.ts'
import { unreachable } from './unreachable.ts'
import { REPORTS, verifyPact, type Verification, type VerificationResult } from './verifier.ts'

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

async function verifyMockServer(folder: string, verbose: boolean): Promise<boolean> {
  let passed = true
  for (const [storage, open] of Object.entries({ 'the demo host': openDemoHost, 'msw in Node': openMswMock })) {
    const provider = await open()
    try {
      for (const [name, file] of Object.entries(pactFiles)) {
        const verification = {
          ...provider,
          isExact: true,
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

async function verifyWithStates(title: string, stateUrl: string, verification: Verification, verbose: boolean) {
  const states = await noteStateAnswers(stateUrl)
  try {
    const passed = await verifyAndPrint(title, { ...verification, stateUrl: states.url }, verbose)
    for (const [state, answer] of states.refused) {
      console.log(`The state "${state}" was not set up: POST ${stateUrl} answered ${answer}`)
    }
    return passed
  } finally {
    await states.close()
  }
}

async function verifyApi(
  baseUrl: string,
  { 'state-url': stateUrl, header, proposals, filter, verbose }: Options,
  folder: string,
) {
  const name = proposals ? 'proposals' : 'pact'
  const only = filter === undefined ? undefined : chosenBy(filter, name)
  await checkReachable(baseUrl)
  if (stateUrl !== undefined) await checkReachable(stateUrl)
  const pact = join(COMMITTED_PACTS, pactFiles[name])
  const verification = { baseUrl, headers: header, pact, only, report: join(folder, `api-${name}`) }
  const title = `The ${name}, against ${baseUrl}`
  if (stateUrl !== undefined) return verifyWithStates(title, stateUrl, verification, verbose)
  console.log(
    'Without --state-url no state is set up: ids and session are the examples of the pact, and most will fail.',
  )
  return verifyAndPrint(title, verification, verbose)
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(USAGE)
    return true
  }
  const folder =
    options.reports === undefined ? REPORTS : resolve(process.env['INIT_CWD'] ?? process.cwd(), options.reports)
  const baseUrl = options['base-url']
  return baseUrl === undefined ? verifyMockServer(folder, options.verbose) : verifyApi(baseUrl, options, folder)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error instanceof CliError ? error.exitCode : 1
}
