import type { Documented, FieldSource } from './documented.ts'

/** One field of a body or a query, as the page of endpoints shows it. */
export interface Field {
  /** The path; `[]` is each element of a list. */
  readonly path: string
  readonly kind: string
  readonly source: FieldSource
  readonly isOptional: boolean
  readonly oneOf: readonly unknown[]
  readonly note: string
}

const kindsByStep: Readonly<Record<string, string>> = { '0.01': 'money', '0.5': 'stars' }
const kindsByType: Readonly<Record<string, string>> = { string: 'text', 'string,number': 'id' }

function kindOf({ type, format, multipleOf }: Documented): string {
  const types = [type].flat().filter((each) => each !== 'null')
  return format ?? kindsByStep[String(multipleOf)] ?? kindsByType[String(types)] ?? String(types)
}

/** The fields of a schema. `above` is the documented list of which the schema is an element. */
export function fieldsOf(schema: Documented, path = '', isOptional = false, above = schema): Field[] {
  const { properties, items, required = [] } = schema
  if (items !== undefined) return fieldsOf(items, `${path}[]`, isOptional, schema)
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, field]) =>
      fieldsOf(field, path === '' ? name : `${path}.${name}`, !required.includes(name)),
    )
  const {
    'x-source': source = above['x-source'],
    description: note = above.description ?? '',
    enum: oneOf = [],
  } = schema
  if (source === undefined) throw new Error(`The field ${path} has no source`)
  return [{ path, kind: kindOf(schema), source, isOptional, oneOf, note }]
}
