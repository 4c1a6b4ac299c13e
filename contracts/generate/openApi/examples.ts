import { callNameOf } from '#contracts/calls.ts'
import { bodiesOf, interactionsOf, type Interaction } from '#contracts/interactions.ts'
import type { CallName } from '#src/schemas/calls.ts'

/** Examples of bodies, by name, as OpenAPI has them. */
export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>

function isSuccess({ response: { status } }: Interaction): boolean {
  return status < 300
}

/** The interactions of a call that succeed: those of the pact, or else of the proposals. */
export function successesOf(name: CallName): readonly Interaction[] {
  const of = (pact: 'pact' | 'proposals') =>
    interactionsOf(pact).filter((interaction) => callNameOf(interaction) === name && isSuccess(interaction))
  const specified = of('pact')
  return specified.length > 0 ? specified : of('proposals')
}

/** The bodies of the successful interactions of a call. Equal bodies are listed once. */
export function examplesOf(name: CallName, part: 'request' | 'response'): Examples | undefined {
  const examples = new Map<string, { name: string; summary: string; value: unknown }>()
  for (const interaction of successesOf(name)) {
    const { description } = interaction
    const value = bodiesOf(interaction)[part]
    if (value === undefined || examples.has(JSON.stringify(value))) continue
    const slug = description.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    examples.set(JSON.stringify(value), { name: slug, summary: description, value })
  }
  if (examples.size === 0) return undefined
  return Object.fromEntries([...examples.values()].map(({ name: slug, ...example }) => [slug, example]))
}
