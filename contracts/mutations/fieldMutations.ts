import { callNameOf, callNames } from '#contracts/calls.ts'
import { interactionsOf, type Interaction } from '#contracts/interactions.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { callOf, changeBody, type Json, type ProviderMutation } from './providerMutation.ts'

/** The step from a list to each of its elements. */
const EACH = '[]'

/** A field of a body. */
interface Field {
  /** The steps that lead to it. */
  readonly steps: readonly string[]
  readonly value: unknown
}

function fieldsOf(body: unknown, steps: readonly string[] = []): readonly Field[] {
  if (Array.isArray(body)) return fieldsOf(body[0], [...steps, EACH])
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => [
    { steps: [...steps, name], value: value as unknown },
    ...fieldsOf(value, [...steps, name]),
  ])
}

/** Changes the objects that have the field to which the steps lead. */
function changeObjects(body: unknown, [step, ...more]: readonly string[], change: (object: Json) => Json): unknown {
  if (step === EACH) return (body as unknown[]).map((row) => changeObjects(row, more, change))
  if (more.length === 0) return change(body as Json)
  const object = body as Json // The steps are those of a body of this call.
  return { ...object, [String(step)]: changeObjects(object[String(step)], more, change) }
}

interface Fault {
  readonly name: string
  /** The value instead; `undefined` removes the field. */
  readonly instead: (value: unknown) => unknown
  /** Whether a field can have it; any field by default. */
  readonly applies?: (value: unknown) => boolean
  readonly onPurpose?: string
}

/** Why a field is pinned with one type. */
export const ONE_TYPE = 'one type for each field, so that code generated from the schemas can read it'

const faults: readonly Fault[] = [
  { name: 'has another name', instead: () => undefined },
  { name: 'is null', instead: () => null },
  {
    name: 'is empty',
    instead: (value) => (Array.isArray(value) ? [] : ''),
    applies: (value) => Array.isArray(value) || typeof value === 'string',
  },
  {
    name: 'has another type',
    instead: (value) => (typeof value === 'number' ? String(value) : { value }),
    onPurpose: ONE_TYPE,
  },
]

const pathOf = (steps: readonly string[]) => steps.join('.').replaceAll(`.${EACH}`, EACH)

/** The fields of a response, by path. */
function fieldsOfResponse({ response }: Interaction): ReadonlyMap<string, Field> {
  return new Map(fieldsOf(response.body?.content).map((field) => [pathOf(field.steps), field]))
}

function mutationsOf(name: CallName): ProviderMutation[] {
  const interactions = interactionsOf('pact').filter((each) => callNameOf(each) === name)
  const fields = new Map(interactions.flatMap((each) => [...fieldsOfResponse(each)]))
  return [...fields].flatMap(([path, { steps, value: example }]) => {
    const field = steps.at(-1) ?? ''
    const possible = faults.filter(({ applies = () => true }) => applies(example))
    return possible.map(({ name: fault, instead, onPurpose: ofFault }): ProviderMutation => {
      const change = ({ [field]: value, ...rest }: Json): Json => {
        const now = value === undefined ? undefined : instead(value)
        return now === undefined ? { ...rest, [`${field}2`]: value } : { ...rest, [field]: now }
      }
      const call = callOf(name)
      const title = `\`${path}\` ${fault}`
      const onPurpose = pinned[title] ?? ofFault
      return {
        ...{ name: title, call, changes: (each) => fieldsOfResponse(each).has(path) },
        mutate: changeBody(call, (body: unknown) => changeObjects(body, steps, change)),
        ...(onPurpose !== undefined && { onPurpose }),
        ...(unseen[title] !== undefined && { unseen: unseen[title] }),
      }
    })
  })
}

/** What no verifier can see, by the name of the mutation. */
const unseen: Readonly<Record<string, string>> = {
  '`[].customerMessageRequest` is empty':
    'A guest may send a request without a message, so an empty one is right. The card has no message.',
  '`content[].orderNumber` is empty':
    'A pact cannot say “a text that is not empty, or a number” in one interaction. The card has no number.',
}

const NO_ID = 'the app needs no id; the state “with every field” checks its name'

/** Why verifiers reject one of these although the app works, by the name of the mutation; else the reason of its fault. */
const pinned: Readonly<Record<string, string>> = {
  '`[].menuItems[].id` has another name': NO_ID,
  '`[].menuItems[].id` is null': NO_ID,
}

/** Mutations of each field of each response. */
export const fieldMutations: readonly ProviderMutation[] = callNames.flatMap(mutationsOf)
