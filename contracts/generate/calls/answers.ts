import type { CallName } from '#src/schemas/calls.ts'
import { operations, type ErrorStatus } from './operations.ts'
import { reactionsTo, SUCCESSES } from './reactions.ts'

/** Words that mark what no API needs to do yet. */
export const PROPOSAL = 'Proposal, not wanted yet.'

/** When to answer with an error status. */
export const meanings: Readonly<Record<ErrorStatus, string>> = {
  400: 'The request is malformed: it is not JSON, a field is missing or has another type, or a value is outside its limits or its list.',
  401: 'There is no valid session: no `Authorization: Bearer …`, or a session that is unknown or has ended.',
  403: 'The session is valid, but the path names another guest.',
  404: 'There is no such call, or nothing to return. An order of a product that does not exist is answered with 422.',
  409: `${PROPOSAL} The same \`Idempotency-Key\` is still being handled.`,
  422: `The request is well-formed, but the hotel cannot accept it, such as an order of a product that does not exist or is sold out. As a proposal, not wanted yet: an \`Idempotency-Key\` was used for another request before.`,
}

const exceptions: { readonly [Name in CallName]?: Partial<Record<ErrorStatus, string>> } = {
  login: { 401: 'No guest has this account number and room number. Do not say which of the two is wrong.' },
  getRating: { 404: 'The guest has not rated the stay yet. 204 means the same.' },
}

/** For a call that needs no session, or names no guest. */
const UNUSED = 'There is no reason for it.'

const STORED = 'It is stored. 201 is usual, and the body may be empty.'

/** One answer to a call. */
export interface Answer {
  /** The status of an error that has a meaning of its own. */
  readonly error?: ErrorStatus
  /** A status, or several in words. */
  readonly status: string
  /** When to answer with it; empty where that is in the status. */
  readonly when: string
  /** What the guest sees. */
  readonly guest: string
}

/** What the guest sees for a status: as for itself, for a list that names it, or for any other 4xx. */
export function reactionTo(status: string, reactions: readonly [string, string][]): string {
  const [, reaction] =
    reactions.find(([given]) => given.split(', ').includes(status)) ??
    reactions.find(([given]) => given.includes('4xx')) ??
    []
  if (reaction === undefined) throw new Error(`No reaction to ${status}`)
  return reaction
}

/** All answers to a call: success first, then each status with a meaning of its own, then the others. */
export function answersTo(name: CallName): readonly Answer[] {
  const reactions = reactionsTo(name)
  const successes = reactions.filter(([status]) => SUCCESSES.includes(status))
  const errors = operations[name].errors.map(String)
  const isSubmission = errors.includes('409')
  const others = reactions.filter(([status]) => !SUCCESSES.includes(status) && !errors.includes(status))
  return [
    ...successes.map(([status, guest]) => ({
      status,
      when: isSubmission ? STORED : 'When nothing below applies.',
      guest,
    })),
    ...operations[name].errors.map((status) => ({
      ...{ error: status, status: String(status) },
      when: exceptions[name]?.[status] ?? meanings[status],
      guest: reactionTo(String(status), reactions),
    })),
    ...others.map(([status, guest]) => ({ status, when: /^4\d\d$/.test(status) ? UNUSED : '', guest })),
  ]
}
