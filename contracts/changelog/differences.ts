import { acceptedStatuses, isLoosened, statusWords } from './loosened.ts'
import type { RawInteraction, Rule } from './rawPact.ts'
import { responseFields, type ResponseField } from './responseFields.ts'

/** A difference between two pacts. */
export interface Difference {
  /** Whether an API that kept the old pact may have to change. */
  readonly isBreaking: boolean
  readonly text: string
}

/** A difference within an interaction that both pacts have. */
export interface Changed extends Difference {
  readonly interaction: string
}

const breaking = (text: string): Difference => ({ isBreaking: true, text })
const harmless = (text: string): Difference => ({ isBreaking: false, text })
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function stateDifferences(before: RawInteraction, after: RawInteraction): Difference[] {
  const words = ({ providerStates = [] }: RawInteraction) =>
    providerStates.map(({ name, params }) => `“${name}”${params === undefined ? '' : ` ${JSON.stringify(params)}`}`)
  if (isSame(words(before), words(after))) return []
  return [breaking(`the state ${words(before).join(', ')} became ${words(after).join(', ')}`)]
}

const requestParts = ['method', 'path', 'query', 'headers', 'body', 'generators', 'matchingRules'] as const

function requestDifferences({ request: before }: RawInteraction, { request: after }: RawInteraction): Difference[] {
  const changed = requestParts.filter((part) => !isSame(before[part], after[part]))
  if (changed.length === 0) return []
  const words = { generators: 'values from the state', matchingRules: 'matchers' }
  const named = changed.map((part) => (part in words ? words[part as keyof typeof words] : part))
  return [breaking(`the request changed: ${named.join(', ')}`)]
}

function statusDifferences({ response: before }: RawInteraction, { response: after }: RawInteraction): Difference[] {
  const [old, now] = [before, after].map(({ status, matchingRules }) => statusWords(status, matchingRules?.status))
  if (old === now) return []
  const text = `the status ${old} became ${now}`
  const accepted = acceptedStatuses(after.status, after.matchingRules?.status)
  const keeps = acceptedStatuses(before.status, before.matchingRules?.status).every((status) =>
    accepted.includes(status),
  )
  return [keeps ? harmless(text) : breaking(text)]
}

const ruleWords = ({ matchers, combine }: Rule) =>
  matchers
    .map(({ match, ...more }) => {
      const details = Object.entries(more).map(
        ([name, value]) => `${name === match ? '' : `${name} `}${JSON.stringify(value)}`,
      )
      return [match, ...details].join(' ')
    })
    .join(combine === 'OR' ? ' or ' : ' and ')

type Fields = ReadonlyMap<string, ResponseField>

const parentOf = (path: string) => path.replace(/(?:\.[^.[\]]+|\[\*\])$/, '')
/** The paths that only the first has, without what is inside them. */
const onlyIn = (fields: Fields, others: Fields) =>
  [...fields.keys()].filter((path) => !others.has(path) && (path === '$' || others.has(parentOf(path))))

function fieldDifferences(path: string, before: ResponseField, after: ResponseField): Difference[] {
  if (before.kind !== after.kind) return [breaking(`\`${path}\`: ${before.kind} became ${after.kind}`)]
  const isExample = before.rule.matchers[0]?.match !== 'equality'
  if (!isSame(before.rule, after.rule)) {
    const text = `\`${path}\`: ${ruleWords(before.rule)} became ${ruleWords(after.rule)}`
    return [isLoosened(before, after) ? harmless(text) : breaking(text)]
  }
  return isExample || before.example === after.example
    ? []
    : [breaking(`\`${path}\`: ${before.example} became ${after.example}`)]
}

function bodyDifferences(before: RawInteraction, after: RawInteraction): Difference[] {
  const [old, now] = [responseFields(before), responseFields(after)]
  const removed = onlyIn(old, now)
  const added = onlyIn(now, old)
  const renamed = removed.flatMap((path) => {
    const to = added.find((other) => parentOf(other) === parentOf(path) && isSame(old.get(path), now.get(other)))
    return to === undefined ? [] : [{ path, to }]
  })
  const isRenamed = (path: string) => renamed.some((each) => each.path === path || each.to === path)
  const kept = [...old].flatMap(([path, field]) => fieldDifferences(path, field, now.get(path) ?? field))
  return [
    ...renamed.map(({ path, to }) => breaking(`\`${path}\` renamed to \`${to}\``)),
    ...added.filter((path) => !isRenamed(path)).map((path) => breaking(`\`${path}\` added (${now.get(path)?.kind})`)),
    ...removed.filter((path) => !isRenamed(path)).map((path) => harmless(`\`${path}\` removed`)),
    ...kept,
  ]
}

function headerDifferences({ response: before }: RawInteraction, { response: after }: RawInteraction): Difference[] {
  if (isSame(before.headers, after.headers)) return []
  const names = Object.keys(after.headers ?? {})
  const kept = names.every((name) => isSame(before.headers?.[name], after.headers?.[name]))
  const text = `the headers of the response changed: ${names.join(', ') || 'none'}`
  return [kept ? harmless(text) : breaking(text)]
}

const comparisons = [stateDifferences, requestDifferences, statusDifferences, headerDifferences, bodyDifferences]

const withoutWords = ({ description: _words, ...interaction }: RawInteraction) => interaction

/** What differs between two pacts: interactions by name, and then what changed within those that both have. */
export function differencesOf(
  before: readonly RawInteraction[],
  after: readonly RawInteraction[],
): { readonly interactions: readonly Difference[]; readonly changed: readonly Changed[] } {
  const missingIn = (others: readonly RawInteraction[]) => (each: RawInteraction) =>
    !others.some(({ description }) => description === each.description)
  const [gone, fresh] = [before.filter(missingIn(after)), after.filter(missingIn(before))]
  const reworded = gone.flatMap((each) => {
    const now = fresh.find((other) => isSame(withoutWords(other), withoutWords(each)))
    return now === undefined ? [] : [{ each, now }]
  })
  const isReworded = (one: RawInteraction) => reworded.some(({ each, now }) => one === each || one === now)
  return {
    interactions: [
      ...fresh.filter((each) => !isReworded(each)).map(({ description }) => breaking(`new: ${description}`)),
      ...gone.filter((each) => !isReworded(each)).map(({ description }) => harmless(`removed: ${description}`)),
      ...reworded.map(({ each, now }) => harmless(`reworded: ${each.description} → ${now.description}`)),
    ],
    changed: before.flatMap((old) => {
      const now = after.find(({ description }) => description === old.description)
      if (now === undefined) return []
      const found = comparisons.flatMap((compare) => compare(old, now))
      return found.map((difference) => ({ ...difference, interaction: old.description }))
    }),
  }
}
