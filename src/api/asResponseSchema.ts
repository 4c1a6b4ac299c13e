import type { GenericSchema } from 'valibot'
import { readTolerantly } from '#src/schemas/tolerantReader.ts'

/**
 * Hands a wire schema to RTK Query, which reads what can be read by it. RTK Query's type wants input and output to be the same,
 * although at run time it stores what the schema gives; ours normalise (`null` to absent, `{ content }` to a list), hence the
 * one cast. `of` is what the answer is called when a field of it is named.
 */
export function asResponseSchema<Given, Read>(of: string, schema: GenericSchema<Given, Read>): GenericSchema<Read> {
  const validate = (body: unknown) => {
    const read = readTolerantly(of, schema, body)
    return read.success ? { value: read.output } : { issues: read.issues }
  }
  return { ...schema, '~standard': { ...schema['~standard'], validate } } as unknown as GenericSchema<Read>
}
