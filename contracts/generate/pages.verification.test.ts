import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { callNameOf, callNames } from '#contracts/calls.ts'
import { queries, requestBodies, responses } from '#contracts/generate/calls/bodies.ts'
import type { Documented } from '#contracts/generate/calls/documented.ts'
import { fieldsOf } from '#contracts/generate/markdown/fieldRows.ts'
import { openApiDocument } from '#contracts/generate/openApi/document.ts'
import { steps } from '#contracts/generate/calls/operations.ts'
import { generatedFiles } from '#contracts/generate/pages.ts'
import { allInteractions, bodiesOf, interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { configurationKeys } from '#src/schemas/configuration.ts'

describe('the generated files', () => {
  it.each(Object.entries(generatedFiles).map(([file, content]) => [path.basename(file), file, content] as const))(
    '%s is what `npm run contracts:pages` writes',
    (_name, file, content) => {
      expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(content())
    },
  )

  it('are the only schemas of answers', () => {
    const folder = fileURLToPath(new URL('../pages/schemas/', import.meta.url))
    const present = readdirSync(folder).map((name) => path.join(folder, name))
    expect(present.filter((file) => !(file in generatedFiles))).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  const document = openApiDocument() as { components: { schemas: Record<string, object> } }

  it('has only patterns that match the whole text, because Java matches no part of it', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":"(.*?)(?<!\\)"/g)].map(([, pattern]) => pattern)
    expect(patterns.length).toBeGreaterThan(2)
    expect(patterns.filter((pattern) => !/^\^.*\$$/.test(pattern ?? ''))).toEqual([])
  })

  it('has every key of the configuration', () => {
    const { properties = {} } = document.components.schemas['HotelConfiguration'] as { properties?: object }
    expect(Object.keys(properties).toSorted()).toEqual(Object.keys(configurationKeys).toSorted())
  })

  it('names every Bulgarian constant in English', () => {
    for (const name of ['ProblemCategory', 'AmenityCategory']) {
      const { enum: values, 'x-enum-varnames': names } = document.components.schemas[name] as Record<string, string[]>
      expect(names).toHaveLength(values?.length ?? 0)
      expect(names?.every((each) => /^[A-Z_]+$/.test(each))).toBe(true)
    }
  })
})

describe('the order of work', () => {
  const interactions = interactionsOf('pact')

  it('has every call once, and each step a filter that selects its interactions and no others', () => {
    expect(steps.flatMap(({ calls }) => calls).toSorted()).toEqual(callNames.toSorted())
    for (const { calls, interactions: filter } of steps) {
      const own = interactions.filter((interaction) => calls.includes(callNameOf(interaction)))
      const selected = interactions.filter(({ description }) => new RegExp(`^(?:${filter})$`).test(description))
      expect(selected.map(({ description }) => description)).toEqual(own.map(({ description }) => description))
    }
  })
})

/** The paths of all values in a body, with `[]` for list elements. */
function pathsIn(body: unknown, from = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((element) => pathsIn(element, `${from}[]`))
  if (typeof body !== 'object' || body === null) return [from]
  return Object.entries(body).flatMap(([name, value]) => pathsIn(value, from === '' ? name : `${from}.${name}`))
}

/** The paths that the pact contains in the selected part of its interactions, by call. */
function pinned(select: (interaction: Interaction) => unknown): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const interaction of allInteractions()) {
    const body = select(interaction)
    if (body === undefined) continue
    const name = callNameOf(interaction)
    found.set(name, new Set([...(found.get(name) ?? []), ...pathsIn(body)]))
  }
  return Object.fromEntries([...found].map(([name, paths]) => [name, [...paths].toSorted()]))
}

function described(schemas: Readonly<Record<string, Documented>>): Record<string, string[]> {
  const paths = (schema: Documented) => fieldsOf(schema).map(({ path: field }) => field)
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, paths(schema).toSorted()]))
}

it('the pages list exactly the fields that the pact contains, and every option of the app', () => {
  expect(described(requestBodies)).toEqual(pinned((interaction) => bodiesOf(interaction).request))
  expect(described(queries)).toEqual(pinned(({ request }) => request.query))
  const { getConfigurations: options = [], ...others } = described(responses)
  const { getConfigurations: pinnedOptions = [], ...pinnedOthers } = pinned((each) => bodiesOf(each).response)
  expect(others).toEqual(pinnedOthers)
  expect(options).toEqual(expect.arrayContaining(pinnedOptions))
})
