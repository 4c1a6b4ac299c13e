import type { Documented, FieldSource } from '#contracts/generate/calls/documented.ts'
import { markdownTable } from './markdownTable.ts'

/** One field of a body or a query, as the pages show it. */
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
const kindsByFormat: Readonly<Record<string, string>> = { date: 'day', 'date-time': 'moment' }
const kindsByType: Readonly<Record<string, string>> = {
  string: 'text',
  'string,number': 'id',
  'string,object': 'texts',
  boolean: 'flag',
}

function kindOf({ type, format, multipleOf }: Documented): string {
  const types = String([type].flat().filter((each) => each !== 'null'))
  return kindsByFormat[String(format)] ?? kindsByStep[String(multipleOf)] ?? kindsByType[types] ?? types
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
    'x-proposal': isProposal = false,
    description = above.description ?? '',
    enum: oneOf = [],
  } = schema
  if (source === undefined) throw new Error(`The field ${path} has no source`)
  const note = isProposal ? `**proposal, not wanted yet**; ${description}` : description
  return [{ path, kind: kindOf(schema), source, isOptional, oneOf, note }]
}

function row({ path, kind, source, isOptional, oneOf, note }: Field): string[] {
  const values = oneOf.map((value) => `\`${String(value)}\``).join(', ')
  const notes = [values, note].filter(Boolean).join('; ')
  return [`\`${path}\``, kind, isOptional ? 'no' : 'yes', source, notes]
}

/** The fields of a schema as a Markdown table. */
export function fieldTable(schema: Documented): string {
  return markdownTable(['field', 'type', 'required', 'source', 'note'], fieldsOf(schema).map(row))
}
