import type { FetchBaseQueryMeta, NamedSchemaError } from '@reduxjs/toolkit/query'
import type { GenericSchema } from 'valibot'
import { fieldsOf } from '#src/lib/unknown.ts'
import { fieldOf, readTolerantly, reportField, reportIssue } from '#src/schemas/tolerantReader.ts'
import type { CallError } from './callError.ts'

/** Reads JSON, an empty body as `null`. Throws for anything else, such as the page of a captive portal, also an empty one that leads on. */
export async function readBody(response: Response): Promise<unknown> {
  const { headers } = response
  if (/html/i.test(headers.get('content-type') ?? '') || headers.has('refresh')) throw new Error('A web page answered')
  const text = await response.text()
  return text.trim() === '' ? null : (JSON.parse(text) as unknown)
}

/** Whether a field beside the rows, or one in it, says that there are more rows than these. */
function saysMore([name, value]: readonly [string, unknown], sent: number, depth = 0): boolean {
  const key = name.toLowerCase().replaceAll(/[^a-z]|^(?:is|has)_?/g, '')
  if (/^(?:first|last)$/.test(key) && value === false) return true
  if (/^(?:next|prev)|^(?:more|truncated)$/.test(key)) return Boolean(value)
  if (typeof value === 'object')
    return depth < 4 && Object.entries(fieldsOf(value)).some((field) => saysMore(field, sent, depth + 1))
  if (/^(?:rel|link)$/.test(key)) return typeof value === 'string' && /(?:^|rel="?)(?:next|prev)/.test(value)
  if (/^(?:number|pagenumber|offset)$/.test(key)) return Number(value) > 0
  if (/^(?:total)?pages$|^pagecount$/.test(key)) return Number(value) > 1
  return /^total(?:count|elements|items|records|results|rows)?$|^(?:item|row)?count$/.test(key) && Number(value) > sent
}

/**
 * How many rows a list has, by what its body and its headers say of it; `Infinity` where these are only a part of them, as in one
 * page (Spring's `Page`, `Slice` and `PagedModel`, links to a next page, `X-Total-Count`). `undefined` where the body is no list.
 */
export function listedRows(body: unknown, headers?: Headers): number | undefined {
  const { content: rows, ...own } = Array.isArray(body) ? { content: body as unknown } : fieldsOf(body)
  if (!Array.isArray(rows)) return undefined
  const said = { ...own, link: headers?.get('link'), total: headers?.get('x-total-count') ?? own['total'] }
  return Object.entries(said).some((field) => saysMore(field, rows.length)) ? Infinity : rows.length
}

/** What a response says of itself beside its data. */
export interface ResponseMeta {
  /** How many rows the list has; `Infinity` where these are only a part of it. */
  readonly listedRows: number | undefined
}

export function metaOf(
  url: string,
  { data, meta }: { readonly data?: unknown; readonly meta?: FetchBaseQueryMeta | undefined },
): ResponseMeta {
  const rows = listedRows(data, meta?.response?.headers)
  // Without the guest's id.
  if (rows === Infinity) reportField(`${url.replace(/\/customer\/.*/, '')}: list`, 'is a page: send all rows')
  return { listedRows: rows }
}

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
    // Frozen for guests, so that Immer does not look through it, which takes long for a menu on a slow device. In tests Immer freezes all of it.
    if (read.success) return { value: import.meta.env.PROD ? Object.freeze(read.output) : read.output }
    reportIssue(responseName, read.issues[0])
    return { issues: read.issues }
  }
  return { ...schema, '~standard': { ...schema['~standard'], validate } } as unknown as GenericSchema<Read>
}

/** Converts a schema failure into a `CallError` that names the field. */
export function invalidResponse({ issues: [issue] }: NamedSchemaError): CallError {
  const field = fieldOf(issue as Parameters<typeof fieldOf>[0]) // All schemas are Valibot's.
  return { status: 'invalid-response', field, message: `The answer does not fit: ${field}: ${issue?.message}` }
}
