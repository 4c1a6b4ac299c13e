import type { Documented } from '#contracts/generate/calls/documented.ts'

/** A JSON schema as it is written. */
export type Schema = Record<string, unknown>

/** Named schemas, and where they stand in the document. */
export interface Components {
  readonly at: '#/components/schemas' | '#/$defs'
  readonly schemas: Record<string, Schema>
  /** Changes each schema on its way into the document. */
  readonly convert?: (schema: Schema) => Schema
}

function typesOf({ type }: Pick<Documented, 'type'>): string[] {
  return [type ?? []].flat()
}

/** Copies a schema. Those with a title move to the components, and references take their place. */
export function withReferences(schema: Documented, components: Components): Schema {
  const { convert = (each: Schema) => each, schemas, at } = components
  const { title, properties, items, ...rest } = schema
  const inner = (each: Documented) => withReferences(each, components)
  const copy: Schema = {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(items && { items: inner(items) }),
  }
  if (title === undefined) return convert(copy)
  const types = typesOf(schema)
  schemas[title] = convert({ ...copy, type: types.length > 1 ? types.find((each) => each !== 'null') : schema.type })
  const reference = { $ref: `${at}/${title}` }
  return types.includes('null') ? { anyOf: [reference, { type: 'null' }] } : reference
}

/**
 * A schema that code generators understand. Of values of several types, such as an id, they make classes that nothing can be
 * assigned to, also of alternatives inside `not`. So such a value has no type there, and no limits, which validators of Java
 * apply to one type only.
 */
export function generatorSafe(schema: Schema): Schema {
  const types = typesOf(schema as Pick<Documented, 'type'>).filter((each) => each !== 'null')
  if (types.length < 2) return schema
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key === 'description' || key.startsWith('x-')))
}
