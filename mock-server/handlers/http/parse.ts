import * as v from 'valibot'
import { validationError, HttpError } from './responses.ts'

/** The maximum length of a body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** The maximum length of the page of a phone that the desk shows, in bytes. */
export const MIRROR_LIMIT = 512 * 1024

/** The same for what only a presenter sends: pictures, an exported sandbox or hotel. No sandbox can be larger. */
export const PRESENTER_BODY_LIMIT = 2 * 1024 * 1024

/** The maximum length of a text in a body, in UTF-16 code units: twice what the app's fields accept. */
export const TEXT_LIMIT = 4000

/** Limits of a body: its bytes, and the length of each text. */
export interface BodyLimits {
  readonly bytes: number
  readonly text: number
}

const usualLimits: BodyLimits = { bytes: BODY_LIMIT, text: TEXT_LIMIT }

/** The limits of what only a presenter sends. The schema limits its texts. */
export const presenterLimits: BodyLimits = { bytes: PRESENTER_BODY_LIMIT, text: Infinity }

/** Reads a body as text. Throws a 413 if it is too long. */
export async function readText(request: Request, limit = BODY_LIMIT): Promise<string> {
  const contentLength = Number(request.headers.get('content-length') ?? 0)
  const bytes = contentLength > limit ? undefined : await request.arrayBuffer()
  if (bytes === undefined || bytes.byteLength > limit) {
    throw new HttpError(413, `A body may hold ${limit} bytes at most`)
  }
  return new TextDecoder().decode(bytes)
}

/** Parses a body. Throws a 400 if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw validationError('body', 'The body is not JSON')
  }
}

/** The path of the first text that is longer than `limit`; `''` if it is the value itself. */
function findTooLongText(value: unknown, limit: number): string | undefined {
  if (typeof value === 'string') return value.length > limit ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = findTooLongText(inner, limit)
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
  }
  return undefined
}

function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  fallbackField: string,
  limit = TEXT_LIMIT,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) {
    const field = findTooLongText(result.output, limit)
    if (field === undefined) return result.output
    throw validationError(field || fallbackField, `A text may hold ${limit} characters at most`)
  }
  const [issue] = result.issues
  throw validationError(v.getDotPath(issue) ?? fallbackField, issue.message)
}

/** Reads a JSON body. Throws a 413 if it is too long, a 400 that names the field if it is invalid. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  { bytes, text }: BodyLimits = usualLimits,
): Promise<v.InferOutput<Schema>> {
  return parseWith(schema, parseJson(await readText(request, bytes)), 'body', text)
}

/** Like `readBody`, for an optional body. */
export async function readOptionalBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readText(request)
  return text === '' ? undefined : parseWith(schema, parseJson(text), 'body')
}

/** Reads the query. Throws a 400 that names the parameter if it is invalid. */
export function readQuery<Schema extends v.GenericSchema>(url: URL, schema: Schema): v.InferOutput<Schema> {
  return parseWith(schema, Object.fromEntries(url.searchParams), 'query')
}
