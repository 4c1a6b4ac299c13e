import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { staticKeys } from '#src/config/config.ts'
import { languages } from '#src/lib/languages.ts'
import { localizedText } from '#src/schemas/lateKeys.ts'
import { readLater } from '#src/schemas/readLater.ts'

const text = { type: 'string' as const }

/** The JSON Schema of `config.json`, for editors: completion, and a mark at a value that does not fit. */
export function configSchema(): string {
  const schema = toJsonSchema(v.object({ $schema: v.optional(v.string()), ...staticKeys, ...readLater }), {
    typeMode: 'input',
    target: 'draft-07', // The newest that every editor reads.
    errorMode: 'ignore', // What JSON Schema cannot say, such as a time zone, the app checks.
    overrideSchema({ valibotSchema, jsonSchema }) {
      // The app takes `null` for a key as absent; nobody needs to be offered it.
      if (valibotSchema.type === 'nullish') return jsonSchema.anyOf?.[0] as JsonSchema
      if (valibotSchema !== (localizedText as v.GenericSchema)) return jsonSchema
      return {
        anyOf: [
          text,
          { type: 'object', properties: Object.fromEntries(languages.map((language) => [language, text])) },
        ],
      }
    },
  })
  return `${JSON.stringify({ title: 'config.json of the hotel guest companion', ...schema }, null, 2)}\n`
}
