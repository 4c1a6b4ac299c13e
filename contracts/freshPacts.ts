import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compactJson } from './compactJson.ts'
import { ACCEPTED, FRESH_PACTS, pactFiles, REJECTED } from './pact.ts'

interface Rules {
  matchers: Matcher[]
  combine: 'AND'
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
    response: {
      status: number
      headers?: object
      matchingRules?: { header?: Record<string, Rules>; body?: Record<string, Rules>; status?: Rules }
    }
  }[]
  metadata: { 'pact-js'?: object }
}

const ruleOf = (...matchers: Matcher[]): Rules => ({ matchers, combine: 'AND' })

/** The app reads each answer as UTF-8. pact-jvm reads it in the declared charset. */
const contentType = ruleOf({ match: 'regex', regex: '^(?i)application/json(; *charset="?utf-8"?)?$' })

/** The statuses that the app treats like the example. */
function acceptedLike(status: number, path: string): string | number[] | undefined {
  const isLogin = path.endsWith('/login')
  switch (status) {
    case ACCEPTED:
      return 'success'
    case REJECTED:
      return [400, 422]
    case 200:
      return isLogin ? [200, 201] : undefined
    case 401:
    case 403:
      return isLogin ? [400, 401, 403, 422] : [401, 403]
    case 404:
      return [204, 404]
    default:
      return undefined
  }
}

const ofType: Matcher = { match: 'type' }

/** Adds the type to a regular expression, which alone would accept `null`: verifiers match it as a text. */
function completed({ matchers, combine }: Rules): Rules {
  return { matchers: matchers[0]?.match === 'regex' ? [ofType, ...matchers] : matchers, combine }
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
    const { matchingRules: rules = {} } = response
    if (rules.body) rules.body = completedBody(rules.body)
    if (response.headers) rules.header = { 'Content-Type': contentType }
    const status = acceptedLike(response.status, request.path)
    if (status !== undefined) rules.status = ruleOf({ match: 'statusCode', status })
    if (Object.keys(rules).length > 0) response.matchingRules = rules
  }
  delete pact.metadata['pact-js']
  return `${compactJson(pact)}\n`
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
