import type { GenericSchema } from 'valibot'

/**
 * Hands a wire schema to RTK Query. Its type wants input and output to be the same, although at run time it stores what
 * the schema gives; ours normalise (`null` to absent, `{ content }` to a list), hence the one cast.
 */
export function reads<Given, Read>(schema: GenericSchema<Given, Read>): GenericSchema<Read> {
  return schema as unknown as GenericSchema<Read>
}
