import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { callNameOf } from '#contracts/calls.ts'
import { bodiesOf, interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { queries, requestBodies, responses } from './calls/bodies.ts'
import type { Documented } from './calls/documented.ts'
import { operations, steps, type ContractCall } from './calls/operations.ts'
import { documentedFields } from './fields.ts'
import { generatedFiles } from './pages.ts'

const interactions = interactionsOf('pact')

it.each(Object.entries(generatedFiles).map(([file, content]) => [path.basename(file), file, content] as const))(
  '%s is what `npm run contracts:pages` writes',
  (_name, file, content) => {
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(content())
  },
)

it('each call is in one step, whose filter selects its interactions and no others', () => {
  expect(steps.flatMap(({ calls }) => calls).toSorted()).toEqual(Object.keys(operations).toSorted())
  for (const { calls, interactions: filter } of steps) {
    const own = interactions.filter((interaction) => calls.includes(callNameOf(interaction) as ContractCall))
    const selected = interactions.filter(({ description }) => new RegExp(`^(?:${filter})$`).test(description))
    expect(selected.map(({ description }) => description)).toEqual(own.map(({ description }) => description))
  }
})

/** The paths of all values in a body, with `[]` for list elements. */
function pathsIn(body: unknown, from = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((element) => pathsIn(element, `${from}[]`))
  if (typeof body !== 'object' || body === null) return [from]
  return Object.entries(body).flatMap(([name, value]) => pathsIn(value, from === '' ? name : `${from}.${name}`))
}

/** The paths that the pact contains in the selected part of its interactions, by call. */
function pinned(select: (interaction: Interaction) => unknown): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const interaction of interactions) {
    const body = select(interaction)
    const paths = (found[callNameOf(interaction)] ??= new Set())
    if (body !== undefined) for (const each of pathsIn(body)) paths.add(each)
  }
  return Object.fromEntries(Object.entries(found).map(([name, paths]) => [name, [...paths].toSorted()]))
}

function described(schemas: Readonly<Record<string, Documented>>): Record<string, string[]> {
  const ofCall = (schema?: Documented) =>
    schema === undefined ? [] : documentedFields(schema).map((field) => field.path)
  return Object.fromEntries(Object.keys(operations).map((name) => [name, ofCall(schemas[name]).toSorted()]))
}

it('the page lists the fields that the pact contains, and no others', () => {
  // The API may leave out keys of the app's configuration, and the pact has some of them.
  const { getConfigurations: keys = [], ...others } = described(responses)
  const { getConfigurations: pinnedKeys = [], ...pinnedOthers } = pinned((each) => bodiesOf(each).response)
  expect(keys).toEqual(expect.arrayContaining(pinnedKeys))
  expect(others).toEqual(pinnedOthers)
  expect(described(requestBodies)).toEqual(pinned((each) => bodiesOf(each).request))
  expect(described(queries)).toEqual(pinned(({ request }) => request.query))
})
