import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { statusWords, type Rule } from './statusRule.ts'
import { COMMITTED_PACTS, pactFiles } from './pact.ts'

const message = {
  body: v.optional(v.object({ content: v.unknown() })),
  generators: v.optional(v.looseObject({}), {}),
  matchingRules: v.optional(v.looseObject({}), {}),
}

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
        headers: v.optional(v.record(v.string(), v.array(v.string())), {}),
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
      response: v.object({ ...message, status: v.number() }),
    }),
  ),
})

/** One interaction of a pact, with the parts that the pages and tests read. */
export type Interaction = v.InferOutput<typeof pactFile>['interactions'][number]

/** The interactions of a committed pact. Throws when the file is not a valid pact. */
export function interactionsOf(pact: keyof typeof pactFiles): Interaction[] {
  return v.parse(pactFile, JSON.parse(readFileSync(join(COMMITTED_PACTS, pactFiles[pact]), 'utf8'))).interactions
}

/** All interactions of the pact and of the proposals. */
export function allInteractions(): Interaction[] {
  return [...interactionsOf('pact'), ...interactionsOf('proposals')]
}

/** Whether only proposals use a provider state. */
export function isProposedState(name: string): boolean {
  const isUsedIn = (pact: keyof typeof pactFiles) =>
    interactionsOf(pact).some(({ providerStates }) => providerStates.some((state) => state.name === name))
  return isUsedIn('proposals') && !isUsedIn('pact')
}

/** The names of the values that an interaction takes from its provider state. */
export function stateValuesOf({ request, response }: Interaction): string[] {
  const generators = JSON.stringify([request.generators, response.generators])
  const names = [...generators.matchAll(/\$\{(\w+)\}|"expression":"(\w+)"/g)]
  return [...new Set(names.map(([, inText, alone]) => inText ?? alone ?? ''))]
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
  return statusWords(status, matchingRules['status'] as Rule | undefined) // as Pact writes it
}

/** The interaction whose response has most; the first of equals. */
export function fullest(interactions: readonly Interaction[]): Interaction | undefined {
  const lengthOf = (interaction: Interaction) => JSON.stringify(bodiesOf(interaction).response ?? '').length
  return interactions.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}
