import type { Documented } from './calls/documented.ts'
import { code, markdownTable } from './markdown.ts'

/** One field of a body or a query, as the page shows it. */
interface Field {
  /** The path; `[]` is each element of a list. */
  readonly path: string
  readonly kind: string
  readonly source: string
  readonly isOptional: boolean
  readonly note: string
}

const kindsByStep: Readonly<Record<string, string>> = { '0.01': 'money', '0.5': 'stars' }
const kindsByFormat: Readonly<Record<string, string>> = { date: 'day', 'date-time': 'moment' }
const kindsByType: Readonly<Record<string, string>> = { string: 'text', boolean: 'flag' }

function kindOf({ type, format, multipleOf, minLength, maxLength }: Documented): string {
  const types = String([type].flat().filter((each) => each !== 'null'))
  if (minLength === 1 && maxLength === undefined) return 'id'
  return kindsByFormat[String(format)] ?? kindsByStep[String(multipleOf)] ?? kindsByType[types] ?? types
}

/** The fields of a schema. `above` is the nearest documented object or list that contains it. */
export function documentedFields(schema: Documented, path = '', isOptional = false, above = schema): Field[] {
  const { properties, items, required = [] } = schema
  const noted = schema['x-source'] === undefined ? above : schema
  if (items !== undefined) return documentedFields(items, `${path}[]`, isOptional, noted)
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, field]) =>
      documentedFields(field, path === '' ? name : `${path}.${name}`, !required.includes(name), noted),
    )
  const { 'x-source': source, description = '' } = noted
  if (source === undefined) throw new Error(`The field ${path} has no source`)
  const constants = (schema.enum ?? []) as string[] // those here are texts
  const values = constants.map(code).join(', ')
  return [{ path, kind: kindOf(schema), source, isOptional, note: [values, description].filter(Boolean).join('; ') }]
}

/** The fields of a schema as a Markdown table. */
export function fieldTable(schema: Documented): string {
  return markdownTable(
    ['field', 'type', 'required', 'source', 'note'],
    documentedFields(schema).map(({ path, kind, isOptional, source, note }) => [
      code(path),
      kind,
      isOptional ? 'no' : 'yes',
      source,
      note,
    ]),
  )
}
