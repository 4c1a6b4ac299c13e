import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { COMMITTED_PACTS, pactFiles } from './pact.ts'

const message = {
  body: v.optional(v.object({ content: v.unknown() })),
  matchingRules: v.optional(v.looseObject({}), {}),
}

/** The statuses that are accepted beside the example. */
const statusRule = v.object({
  matchers: v.tuple([v.object({ status: v.union([v.literal('success'), v.array(v.number())]) })]),
})

const pactFile = v.object({
  interactions: v.array(
    v.object({
      description: v.string(),
      providerStates: v.optional(
        v.array(v.object({ name: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })),
        [],
      ),
      request: v.object({
        ...message,
        method: v.string(),
        path: v.string(),
        query: v.optional(
          v.record(
            v.string(),
            v.pipe(
              v.tuple([v.string()]),
              v.transform(([value]) => value),
            ),
          ),
        ),
      }),
      response: v.object({
        ...message,
        matchingRules: v.optional(v.looseObject({ status: v.optional(statusRule) }), {}),
        status: v.number(),
      }),
    }),
  ),
})

/** One interaction of a pact, with the parts that the pages and tests read. */
export type Interaction = v.InferOutput<typeof pactFile>['interactions'][number]

/** The interactions of a committed pact. Throws when the file is not a valid pact. */
export function interactionsOf(pact: keyof typeof pactFiles): Interaction[] {
  return v.parse(pactFile, JSON.parse(readFileSync(join(COMMITTED_PACTS, pactFiles[pact]), 'utf8'))).interactions
}

/** Whether only proposals use a provider state. */
export function isProposedState(name: string): boolean {
  const isUsedIn = (pact: keyof typeof pactFiles) =>
    interactionsOf(pact).some(({ providerStates }) => providerStates.some((state) => state.name === name))
  return isUsedIn('proposals') && !isUsedIn('pact')
}

/** The request and response bodies of an interaction; `undefined` where there is none. */
export function bodiesOf({ request, response }: Interaction): {
  readonly request: unknown
  readonly response: unknown
} {
  return { request: request.body?.content, response: response.body?.content }
}

/** The statuses that an interaction accepts, as words. */
export function acceptedStatuses({ response: { status, matchingRules } }: Interaction): string {
  const accepted = matchingRules.status?.matchers[0].status ?? [status]
  return accepted === 'success' ? '2xx' : accepted.join(', ')
}

/** The interaction whose response has most; the first of equals. */
export function fullest(interactions: readonly Interaction[]): Interaction | undefined {
  const lengthOf = (interaction: Interaction) => JSON.stringify(bodiesOf(interaction).response ?? '').length
  return interactions.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}
