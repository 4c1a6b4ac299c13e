import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCEPTED, FRESH_PACTS, pactFiles, REFUSED } from './pact.ts'

/** What Pact's `statusCode` rule can say of an answer. */
const classes: Readonly<Record<number, string>> = { [ACCEPTED]: 'success', [REFUSED]: 'clientError' }

interface PactFile {
  interactions: { response: { status: number; matchingRules?: object } }[]
  metadata: { 'pact-js'?: object }
}

/** Adds what pact-js cannot say, and takes out its version, which it leaves out now and then by itself. */
function finish(file: string): void {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile // pact-js wrote it a moment ago
  for (const { response } of pact.interactions) {
    const status = classes[response.status]
    if (status === undefined) continue
    const rule = { status: { matchers: [{ match: 'statusCode', status }], combine: 'AND' } }
    response.matchingRules = { ...response.matchingRules, ...rule }
  }
  delete pact.metadata['pact-js']
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`)
}

/** Starts the consumer tests from a clean folder: Pact merges into what is there and would keep stale interactions. */
export default function clearFreshPacts(): () => void {
  rmSync(FRESH_PACTS, { recursive: true, force: true })
  return () => Object.values(pactFiles).forEach((name) => finish(join(FRESH_PACTS, name)))
}
