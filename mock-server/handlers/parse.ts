import * as v from 'valibot'
import { validationError, HttpError } from './responses.ts'

/** The longest body the hotel reads, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** The longest text in a body, in UTF-16 code units as forms count them: twice what the app lets a guest type into a field. */
export const TEXT_LIMIT = 4000

/** Reads a body as text. Refuses with 413 one that is too long. */
export async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  const bytes = announced > BODY_LIMIT ? undefined : await request.arrayBuffer()
  if (bytes === undefined || bytes.byteLength > BODY_LIMIT) {
    throw new HttpError(413, `A body may hold ${BODY_LIMIT} bytes at most`)
  }
  return new TextDecoder().decode(bytes)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw validationError('body', 'The body is not JSON')
  }
}

/** The path of the first text that is too long; `''` when the value itself is. */
function findTooLongText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > TEXT_LIMIT ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = findTooLongText(inner)
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
  }
  return undefined
}

function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  whole: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) {
    const field = findTooLongText(result.output)
    if (field === undefined) return result.output
    throw validationError(field || whole, `A text may hold ${TEXT_LIMIT} characters at most`)
  }
  const [issue] = result.issues
  throw validationError(v.getDotPath(issue) ?? whole, issue.message)
}

/** Reads a JSON body. Refuses with 413 one that is too long, and with 400 one that does not fit, naming the field. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseWith(schema, parseJson(await readText(request)), 'body')
}

/** The same for a body that may be left out. */
export async function readOptionalBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readText(request)
  return text === '' ? undefined : parseWith(schema, parseJson(text), 'body')
}

/** Reads the query. Refuses with 400 one that does not fit, naming the parameter. */
export function readQuery<Schema extends v.GenericSchema>(url: URL, schema: Schema): v.InferOutput<Schema> {
  return parseWith(schema, Object.fromEntries(url.searchParams), 'query')
}
