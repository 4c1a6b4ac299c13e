import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCEPTED, ID_PATTERN, ID_TEXT_PATTERN, FRESH_PACTS, pactFiles, REJECTED } from './pact.ts'

interface Rules {
  matchers: Matcher[]
  combine: 'AND' | 'OR'
}

interface Matcher {
  match: string
  regex?: string
  status?: string | number[]
  min?: number
  variants?: { rules: Record<string, Rules> }[]
}

interface PactFile {
  interactions: {
    request: { path: string }
    response: { status: number; matchingRules?: { body?: Record<string, Rules>; status?: Rules } }
  }[]
  metadata: { 'pact-js'?: object }
}

/** The statuses that the app treats like the example, by example; a login treats every 4xx alike. */
function statusRule(status: number, path: string): Rules | undefined {
  const matchStatus = (statuses: string | number[]): Rules => ({
    matchers: [{ match: 'statusCode', status: statuses }],
    combine: 'AND',
  })
  const isLogin = path.endsWith('/login')
  switch (status) {
    case ACCEPTED:
      return matchStatus('success')
    case REJECTED:
      return matchStatus(isLogin ? 'clientError' : [400, 404, 422])
    case 200:
      return isLogin ? matchStatus([200, 201]) : undefined
    case 401:
    case 403:
      return matchStatus([401, 403])
    case 404:
      return matchStatus([204, 404])
    default:
      return undefined
  }
}

const ofType: Matcher = { match: 'type' }

/** Rules that pact-js cannot express. A regular expression alone would accept `null`, which verifiers match as a text. */
function completed({ matchers, combine }: Rules): Rules {
  const [first] = matchers
  if (first?.match !== 'regex' || first.regex === ID_TEXT_PATTERN) return { matchers, combine }
  if (first.regex === ID_PATTERN) return { matchers: [ofType, { match: 'integer' }], combine: 'OR' }
  return { matchers: [ofType, ...matchers], combine }
}

/**
 * The rules of a body. A list of which one element is pinned gets the types of all elements too: pact-jvm does not read a body whose
 * only rule at the root is `arrayContains`.
 */
function completedBody(body: Record<string, Rules>): Record<string, Rules> {
  const rules = Object.entries(body).flatMap(([path, { matchers, combine }]): [string, Rules][] => {
    const variants = matchers[0]?.variants
    if (variants === undefined) return [[path, completed({ matchers, combine })]]
    for (const variant of variants) variant.rules = completedBody(variant.rules)
    const ofEach = Object.entries(variants[0]?.rules ?? {}).map(([inside, rule]): [string, Rules] => [
      inside.replace('$', `${path}[*]`),
      { ...rule, matchers: rule.matchers.filter(({ match }) => match !== 'regex') },
    ])
    return [[path, { matchers: [{ ...ofType, min: 1 }, ...matchers], combine }], ...ofEach]
  })
  return Object.fromEntries(rules)
}

/** The text of a pact file with the matching rules that pact-js cannot express, and without its version, which it does not always write. */
export function completedPact(file: string): string {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile // written by pact-js
  for (const { request, response } of pact.interactions) {
    if (response.matchingRules?.body) response.matchingRules.body = completedBody(response.matchingRules.body)
    const status = statusRule(response.status, request.path)
    if (status !== undefined) response.matchingRules = { ...response.matchingRules, status }
  }
  delete pact.metadata['pact-js']
  return `${JSON.stringify(pact, null, 2)}\n`
}

/** Clears the folder before the consumer tests, because Pact merges into existing files and would keep stale interactions. */
export default function clearFreshPacts(): () => void {
  rmSync(FRESH_PACTS, { recursive: true, force: true })
  return () => {
    for (const name of Object.values(pactFiles)) {
      const file = join(FRESH_PACTS, name)
      if (existsSync(file)) writeFileSync(file, completedPact(file))
    }
  }
}
