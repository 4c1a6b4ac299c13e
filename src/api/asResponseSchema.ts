import type { GenericSchema } from 'valibot'
import { readTolerantly, reportIssue } from '#src/schemas/tolerantReader.ts'

/**
 * Adapts a schema to RTK Query's `responseSchema`, with tolerant reading. RTK Query's type requires equal input and output,
 * although it stores the output at run time; these schemas normalise (`null` to absent, `{ content }` to a list), hence the
 * cast. `responseName` names it in warnings about its fields: the path of its call, up to `/customer`.
 */
export function asResponseSchema<Given, Read>(
  responseName: string,
  schema: GenericSchema<Given, Read>,
): GenericSchema<Read> {
  const validate = (body: unknown) => {
    const read = readTolerantly(responseName, schema, body)
    if (read.success) return { value: read.output }
    reportIssue(responseName, read.issues[0])
    return { issues: read.issues }
  }
  return { ...schema, '~standard': { ...schema['~standard'], validate } } as unknown as GenericSchema<Read>
}
