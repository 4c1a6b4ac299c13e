import { join } from 'node:path'
import process from 'node:process'
import { CliError } from '#src/build/cliError.mjs'
import { COMMITTED_PACTS, pactFiles } from '#contracts/pact.ts'
import { EXIT_NOT_RUN } from './address.ts'
import { chosenBy, readOptions, USAGE } from './options.ts'
import { openDemoHost } from './providers.ts'
import { noteStateAnswers } from './stateAnswers.ts'
import { REPORTS, verifyPact, type Verification } from './verifier.ts'

type PactName = keyof typeof pactFiles

/** Verifies a pact and prints each verdict, and why interactions failed. Returns whether all passed. */
async function verifyAndPrint(name: PactName, where: string, provider: Omit<Verification, 'pact' | 'report'>) {
  const files = { pact: join(COMMITTED_PACTS, pactFiles[name]), report: join(REPORTS, name) }
  const { passed, verdicts, output } = await verifyPact({ ...provider, ...files })
  const passedCount = verdicts.filter((verdict) => verdict.passed).length
  console.log(`\nThe ${name}, against ${where}`)
  for (const verdict of verdicts) console.log(`  ${verdict.passed ? '✓' : '✗'} ${verdict.description}`)
  if (!passed) console.log(output.slice(Math.max(0, output.indexOf('\nFailures:'))).trimEnd())
  console.log(`${passedCount} passed, ${verdicts.length - passedCount} failed`)
  return passed
}

async function verifyDemoHost(): Promise<boolean> {
  const host = await openDemoHost()
  try {
    const hasPact = await verifyAndPrint('pact', 'the demo host', host)
    return (await verifyAndPrint('proposals', 'the demo host', host)) && hasPact
  } finally {
    await host.close()
  }
}

/** Throws one clear message instead of a failure for each interaction. Any status is an answer. */
async function checkReachable(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD' })
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new CliError(`Nothing answers at ${address}: ${reason}`, EXIT_NOT_RUN)
  }
}

async function verifyApi(baseUrl: string, options: ReturnType<typeof readOptions>): Promise<boolean> {
  const { 'state-url': stateUrl, header: headers, filter, proposals } = options
  const name = proposals ? 'proposals' : 'pact'
  const api = { baseUrl, headers, only: filter === undefined ? undefined : chosenBy(filter, name) }
  await checkReachable(baseUrl)
  if (stateUrl === undefined) {
    console.log('Without --state-url no state is set up: ids and session are examples of the pact, and most will fail.')
    return verifyAndPrint(name, baseUrl, api)
  }
  await checkReachable(stateUrl)
  const states = await noteStateAnswers(stateUrl)
  try {
    const passed = await verifyAndPrint(name, baseUrl, { ...api, stateUrl: states.url })
    for (const [state, answer] of states.refused)
      console.log(`The state "${state}" was not set up: POST ${stateUrl} answered ${answer}`)
    return passed
  } finally {
    await states.close()
  }
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(USAGE)
    return true
  }
  const baseUrl = options['base-url']
  return baseUrl === undefined ? verifyDemoHost() : verifyApi(baseUrl, options)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof CliError ? error.message : error)
  process.exitCode = error instanceof CliError ? error.exitCode : 1
}
