import type { GenericSchema } from 'valibot'
import { fieldsOf } from '#src/lib/json.ts'
import { listedRows } from '#src/schemas/listedRows.ts'
import { readTolerantly, reportIssue, reportPage } from '#src/schemas/tolerantReader.ts'

/** Whether the hotel has more rows than this body. */
function isPage(body: unknown): boolean {
  const { content } = fieldsOf(body)
  return Array.isArray(content) && content.length < (listedRows(body) ?? 0)
}

/**
 * Adapts a schema to RTK Query's `responseSchema`, with tolerant reading. RTK Query's type requires equal input and output,
 * although it stores the output at run time; these schemas normalise (`null` to absent, `{ content }` to a list), hence the
 * cast. `responseName` names it in warnings about its fields.
 */
export function asResponseSchema<Given, Read>(
  responseName: string,
  schema: GenericSchema<Given, Read>,
): GenericSchema<Read> {
  const validate = (body: unknown) => {
    const read = readTolerantly(responseName, schema, body)
    if (isPage(body)) reportPage(responseName)
    if (read.success) return { value: read.output }
    reportIssue(responseName, read.issues[0])
    return { issues: read.issues }
  }
  return { ...schema, '~standard': { ...schema['~standard'], validate } } as unknown as GenericSchema<Read>
}
