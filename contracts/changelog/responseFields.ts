import type { RawInteraction, Rule } from './rawPact.ts'

/** What a pact requires of one place in a response body. */
export interface ResponseField {
  readonly kind: 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null'
  /** Its matchers; equality with the example where it has none. */
  readonly rule: Rule
  /** The example as JSON; that of an object or a list stands in its parts. */
  readonly example: string
}

const EQUALITY: Rule = { matchers: [{ match: 'equality' }] }

/** The same path for every element of a list. */
const anyElement = (path: string) => path.replaceAll(/\[\d+\]/g, '[*]').replaceAll(/\['([^']+)'\]/g, '.$1')

/** The rules by path, with those inside an `arrayContains` beside the others. */
function flatRules(rules: Readonly<Record<string, Rule>>, from = '$'): [path: string, rule: Rule][] {
  return Object.entries(rules).flatMap(([path, rule]): [string, Rule][] => {
    const place = from + anyElement(path).slice(1)
    const matchers = rule.matchers.map(({ variants: _inner, ...matcher }) => matcher)
    const inner = rule.matchers.flatMap(({ variants = [] }) =>
      variants.flatMap((variant) => flatRules(variant.rules, `${place}[*]`)),
    )
    return [[place, { ...rule, matchers }], ...inner]
  })
}

/** A matcher of type also applies to everything inside, but not the length that it asks of a list. */
function inherited({ matchers, ...rule }: Rule): Rule {
  return { ...rule, matchers: matchers.map(({ match }) => ({ match })) }
}

function kindOf(value: unknown): ResponseField['kind'] {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'object'
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean'
}

/** Everything that a pact requires of a response body, by path, such as `$.content[*].id`. */
export function responseFields({ response }: RawInteraction): ReadonlyMap<string, ResponseField> {
  const rules = new Map(flatRules(response.matchingRules?.body ?? {}))
  const fields = new Map<string, ResponseField>()
  const walk = (value: unknown, path: string, around: Rule): void => {
    const kind = kindOf(value)
    const rule = rules.get(path) ?? around
    const isLeaf = kind !== 'object' && kind !== 'list'
    if (!fields.has(path)) fields.set(path, { kind, rule, example: isLeaf ? JSON.stringify(value) : '' })
    const within = inherited(rule)
    if (kind === 'list') for (const element of value as unknown[]) walk(element, `${path}[*]`, within)
    if (kind === 'object')
      for (const [name, inner] of Object.entries(value as object)) walk(inner, `${path}.${name}`, within)
  }
  if (response.body !== undefined) walk(response.body.content, '$', EQUALITY)
  return fields
}
