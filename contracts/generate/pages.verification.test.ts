import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { callNameOf } from '#contracts/calls.ts'
import { queries, requestBodies, responses } from '#contracts/generate/bodies.ts'
import type { Documented } from '#contracts/generate/documented.ts'
import { fieldsOf } from '#contracts/generate/fieldRows.ts'
import { openApi } from '#contracts/generate/openApi.ts'
import { generatedFiles } from '#contracts/generate/pages.ts'
import { allInteractions, bodiesOf, type Interaction } from '#contracts/interactions.ts'

describe('the generated files', () => {
  it.each(Object.entries(generatedFiles).map(([file, content]) => [path.basename(file), file, content] as const))(
    '%s is what `npm run contracts:pages` writes',
    (_name, file, content) => {
      expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(content())
    },
  )
})

describe('the OpenAPI view', () => {
  const { paths } = JSON.parse(openApi()) as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
  }

  it('describes success and 401 of each submission', () => {
    const submissions = Object.entries(paths).filter(([address, { post }]) => post && address.includes('{personId}'))
    expect(submissions).toHaveLength(5)
    for (const [, { post }] of submissions) {
      expect(post?.responses['2XX']?.description).toMatch(/the hotel received/)
      expect(post?.responses['401']?.description).toMatch(/signed out/)
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

describe('the pages list exactly the fields that the pact contains', () => {
  it('in requests', () => {
    expect(described(requestBodies)).toEqual(pinned((interaction) => bodiesOf(interaction).request))
  })

  it('in queries', () => {
    expect(described(queries)).toEqual(pinned(({ request }) => request.query))
  })

  it('in responses', () => {
    expect(described(responses)).toEqual(pinned((interaction) => bodiesOf(interaction).response))
  })
})
