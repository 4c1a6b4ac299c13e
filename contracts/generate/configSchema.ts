import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { staticKeys } from '#src/config/config.ts'
import { categories } from '#src/schemas/categories.ts'
import { hours } from '#src/schemas/hours.ts'
import { localizedText, texts } from '#src/schemas/lateKeys.ts'
import { readLater } from '#src/schemas/readLater.ts'

/** The JSON Schema of `config.json`, for editors: completion, and a mark at a value that does not fit. */
export function configSchema(): string {
  const schema = toJsonSchema(v.object({ $schema: v.optional(v.string()), ...staticKeys, ...readLater }), {
    typeMode: 'input',
    target: 'draft-07', // The newest that every editor reads.
    definitions: { texts, localizedText, categories, periods: hours.entries.reception },
    errorMode: 'ignore', // What JSON Schema cannot say, such as a time zone, the app checks.
    overrideSchema({ valibotSchema, jsonSchema }) {
      // The app takes `null` for a key as absent; nobody needs to be offered it.
      if (valibotSchema.type === 'nullish') return jsonSchema.anyOf?.[0] as JsonSchema
      // The library sees only the texts by language.
      if (valibotSchema === (localizedText as v.GenericSchema))
        return { anyOf: [{ type: 'string', minLength: 1 }, jsonSchema] }
      return jsonSchema
    },
  })
  return `${JSON.stringify({ title: 'config.json of the hotel guest companion', ...schema }, null, 2)}\n`
}
