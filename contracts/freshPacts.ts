import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCEPTED, ID_PATTERN, FRESH_PACTS, pactFiles, REJECTED } from './pact.ts'

interface Rules {
  matchers: { match: string; regex?: string; status?: string | number[] }[]
  combine: 'AND' | 'OR'
}

interface PactFile {
  interactions: {
    request: { path: string }
    response: { status: number; matchingRules?: { body?: Record<string, Rules>; status?: Rules } }
  }[]
  metadata: { 'pact-js'?: object }
}

/** The statuses accepted instead of the example. A login treats every 4xx alike; other calls handle 401, 403 and 409 separately. */
function statusRule(status: number, path: string): Rules | undefined {
  const matchStatus = (statuses: string | number[]): Rules => ({
    matchers: [{ match: 'statusCode', status: statuses }],
    combine: 'AND',
  })
  if (status === ACCEPTED) return matchStatus('success')
  if (status === REJECTED) return matchStatus(path.endsWith('/login') ? 'clientError' : [400, 404, 422])
  return undefined
}

function isId({ matchers }: Rules): boolean {
  return matchers.some(({ regex }) => regex === ID_PATTERN)
}

/** Adds matching rules that pact-js cannot express, and removes its version, which it does not always write. */
function addRules(file: string): void {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile // written by pact-js
  for (const { request, response } of pact.interactions) {
    for (const rules of Object.values(response.matchingRules?.body ?? {})) {
      if (isId(rules)) Object.assign(rules, { matchers: [{ match: 'type' }, { match: 'integer' }], combine: 'OR' })
    }
    const status = statusRule(response.status, request.path)
    if (status !== undefined) response.matchingRules = { ...response.matchingRules, status }
  }
  delete pact.metadata['pact-js']
  writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`)
}

/** Clears the folder before the consumer tests, because Pact merges into existing files and would keep stale interactions. */
export default function clearFreshPacts(): () => void {
  rmSync(FRESH_PACTS, { recursive: true, force: true })
  return () => Object.values(pactFiles).forEach((name) => addRules(join(FRESH_PACTS, name)))
}
