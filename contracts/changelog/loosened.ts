import type { Rule } from './rawPact.ts'
import type { ResponseField } from './responseFields.ts'

const NUMBERS = ['integer', 'decimal']

/** The values that only differ in length. */
const matchesOf = ({ matchers }: Rule) => matchers.map(({ min: _least, ...matcher }) => JSON.stringify(matcher))
const leastOf = ({ matchers }: Rule) => Math.max(0, ...matchers.map(({ min }) => min ?? 0))

/**
 * Whether every response that fulfilled the first still fulfils the second. In doubt it says no, so that a change is announced as
 * breaking.
 */
export function isLoosened(before: ResponseField, after: ResponseField): boolean {
  if (before.kind !== after.kind || leastOf(after.rule) > leastOf(before.rule)) return false
  const [old, now] = [matchesOf(before.rule), matchesOf(after.rule)]
  const isEither = after.rule.combine === 'OR' || now.length === 1
  const [was, is] = [before.rule.matchers, after.rule.matchers].map((matchers) => matchers.map(({ match }) => match))
  if (was?.join() === 'equality') return before.example === after.example
  if (was?.length === 1 && is?.join() === 'type' && was[0] !== 'arrayContains') return true
  if (is?.join() === 'number') return was?.every((match) => NUMBERS.includes(match)) === true
  return isEither && old.every((matcher) => now.includes(matcher))
}

const range = (from: number) => Array.from({ length: 100 }, (_, index) => from + index)
const classes: Readonly<Record<string, readonly number[]>> = { success: range(200), clientError: range(400) }

/** The statuses that a pact accepts. */
export function acceptedStatuses(status: number, rule: Rule | undefined): readonly number[] {
  const accepted = rule?.matchers[0]?.status
  return accepted === undefined ? [status] : typeof accepted === 'string' ? (classes[accepted] ?? []) : accepted
}

/** The statuses that a pact accepts, as words. */
export function statusWords(status: number, rule: Rule | undefined): string {
  const accepted = acceptedStatuses(status, rule)
  return accepted.length === 100 ? `${Math.floor(status / 100)}xx` : accepted.join(', ')
}
