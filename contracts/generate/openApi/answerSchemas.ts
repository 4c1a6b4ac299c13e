import { responses } from '#contracts/generate/calls/bodies.ts'
import { endpointOf } from '#contracts/calls.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { withReferences, type Components, type Schema } from './components.ts'

/** The JSON Schema of the successful answer to each call that has a body, by call. */
export function answerSchemas(): Readonly<Partial<Record<CallName, Schema>>> {
  return Object.fromEntries(
    Object.entries(responses).map(([name, body]) => {
      const components: Components = { at: '#/$defs', schemas: {} }
      const { method, path } = endpointOf(name as CallName) // a key of `responses`
      const root = withReferences(body, components)
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: `The answer to ${method} ${path}`,
          ...root,
          $defs: components.schemas,
        },
      ]
    }),
  )
}
