import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { TOO_PRECISE } from '#src/schemas/fields.ts'

/** Where a field comes from: `specified` when the hotel documents its name and type, `inferred` when we guess how it is meant. */
type FieldSource = 'specified' | 'inferred'

/** Information about a field that its schema does not contain. */
export interface Note {
  /** The source of the field's name or of its type, whichever is less certain. */
  readonly 'x-source': FieldSource
  readonly description?: string | undefined
  /** The name of the type, where it has one. */
  readonly title?: string
  /** The names of constants, where the values themselves cannot be names. */
  readonly 'x-enum-varnames'?: readonly string[]
}

/** A field that the hotel documents. */
export const specified = (description?: string): Note => ({ description, 'x-source': 'specified' })
/** A field whose meaning we guess. */
export const inferred = (description?: string): Note => ({ description, 'x-source': 'inferred' })

/** A JSON schema whose fields have sources. */
export interface Documented extends Omit<JsonSchema, 'properties' | 'items'> {
  readonly title?: string
  readonly 'x-source'?: FieldSource
  readonly properties?: Readonly<Record<string, Documented>>
  readonly items?: Documented
}

/** One schema for a value that may also be `null`. */
function flat({ anyOf = [], ...rest }: JsonSchema): JsonSchema {
  const alternatives = anyOf as JsonSchema[] // no schema here is `true` or `false`
  return Object.assign({}, ...alternatives, rest, {
    type: alternatives.flatMap(({ type }) => type ?? []),
  }) as JsonSchema
}

const conversion: ConversionConfig = {
  // The input type of each pipe describes the transmitted data; the transformations run in the app.
  typeMode: 'input',
  target: 'draft-2020-12',
  // The app trims what a guest types; JSON Schema has no keyword for that.
  ignoreActions: ['trim'],
  overrideSchema({ jsonSchema }) {
    if (jsonSchema.anyOf !== undefined) return flat(jsonSchema)
    // A `const` has no type, which code generators need.
    return jsonSchema.const === undefined ? jsonSchema : { type: 'string', enum: [jsonSchema.const] }
  },
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== 'check') return undefined
    // JSON Schema has no keyword for the other functions but one; the descriptions of the fields contain them.
    return 'message' in valibotAction && valibotAction.message === TOO_PRECISE
      ? { ...jsonSchema, multipleOf: 0.01 }
      : jsonSchema
  },
}

/**
 * The JSON schema of an object with this name and these entries. Each has a note, which is `specified()` where none is given, or, for
 * objects and lists of them, a documented schema. Throws for a schema that cannot be converted.
 */
export function documented<Of extends v.ObjectEntries>(
  title: string,
  entries: Of,
  notes: { readonly [Name in keyof NoInfer<Of>]?: Note | Documented } = {},
): Documented {
  const { properties = {}, required = [] } = toJsonSchema(v.object(entries), conversion)
  const described = Object.entries(properties).map(([name, property]) => {
    const note: Note | Documented = notes[name] ?? specified()
    return [name, 'x-source' in note ? Object.assign({}, property, note) : note]
  })
  return {
    ...{ title, type: 'object' },
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(described) as Record<string, Documented>,
  }
}

/** The JSON schema of a list. */
export function listOf(items: Documented): Documented {
  return { type: 'array', items }
}

/** The JSON schema of `{ content: […] }`, with the name of its rows and `List`. */
export function inContent(items: Documented): Documented {
  return { title: `${items.title}List`, type: 'object', required: ['content'], properties: { content: listOf(items) } }
}

/** The same schema, for a value that may also be `null`. */
export function orNull(schema: Documented): Documented {
  return { ...schema, type: [schema.type ?? [], 'null'].flat() as NonNullable<Documented['type']> }
}
