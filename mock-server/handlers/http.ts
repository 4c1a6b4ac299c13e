import { HttpResponse } from 'msw'
import * as v from 'valibot'

/** The reason phrase of a status, as msw has it. */
export const statusText = (status: number): string => new HttpResponse(null, { status }).statusText

/** A JSON response that must not be cached. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}

interface HttpErrorOptions {
  readonly field?: string
  readonly headers?: Record<string, string>
  /** Whether the request itself is invalid: an unknown call, or a body or query that fails validation. */
  readonly isValidationError?: boolean
}

/** An error response. Its body is JSON: `{ error, field?, message }`. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly options: HttpErrorOptions = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const { field, headers } = this.options
    return json(this.status, { error: statusText(this.status), field, message: this.message }, headers)
  }
}

/** A 422 that names the field of a well-formed request that the hotel cannot accept. */
export function notAcceptable(field: string, message: string): HttpError {
  return new HttpError(422, message, { field, isValidationError: true })
}

/** A 400 that names the field. */
export function validationError(field: string, message: string): HttpError {
  return new HttpError(400, message, { field, isValidationError: true })
}

/** A 507 that another hotel has no room beside those that are kept. Without the field, a disk or a hotel is full. */
export function tooManyHotels(message: string): HttpError {
  return new HttpError(507, message, { field: 'hotels' })
}

/** The maximum length of a body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** The maximum length of the page of a phone that the desk shows, in bytes. */
export const MIRROR_LIMIT = 512 * 1024

/** The maximum length of what only a presenter sends: pictures, a hotel's file. */
export const PRESENTER_BODY_LIMIT = 2 * 1024 * 1024

/** The maximum length of a text in a body, in UTF-16 code units: twice what the app's fields accept. */
export const TEXT_LIMIT = 4000

/** The limits of what only a presenter sends. The schema limits its texts. */
export const presenterLimits = { bytes: PRESENTER_BODY_LIMIT, text: Infinity }

/** Reads a body as text. Throws a 413 if it is too long. */
export async function readText(request: Request, limit = BODY_LIMIT): Promise<string> {
  const contentLength = Number(request.headers.get('content-length') ?? 0)
  const bytes = contentLength > limit ? undefined : await request.arrayBuffer()
  if (bytes === undefined || bytes.byteLength > limit)
    throw new HttpError(413, `A body may hold ${limit} bytes at most`)
  return new TextDecoder().decode(bytes)
}

/** Parses a body. Throws a 400 if it is not JSON, or a list, which Valibot reads as an object. */
function parseJson(text: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (parsed.success && !Array.isArray(parsed.output)) return parsed.output
  throw validationError('body', parsed.success ? 'The body is a list' : 'The body is not JSON')
}

/** No body needs more levels, and as many as fit into one would exceed the stack. */
const MAX_LEVELS = 50

/** The path of the first text that is longer than `limit`; `''` if it is the value itself. */
function findTooLongText(value: unknown, limit: number, level = 0): string | undefined {
  if (level > MAX_LEVELS) throw validationError('body', `A body may have ${MAX_LEVELS} levels at most`)
  if (typeof value === 'string') return value.length > limit ? '' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = findTooLongText(inner, limit, level + 1)
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
  }
  return undefined
}

/** Parses a value. Throws a 400 that names the field, or `name` where it is the value itself. */
export function parseWith<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name = 'body',
  limit = TEXT_LIMIT,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value)
  if (!success) throw validationError(v.getDotPath(issues[0]) ?? name, issues[0].message)
  const field = Number.isFinite(limit) ? findTooLongText(output, limit) : undefined
  if (field !== undefined) throw validationError(field || name, `A text may hold ${limit} characters at most`)
  return output
}

/** Reads a JSON body. Throws a 413 if it is too long, a 400 that names the field if it is invalid. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  { bytes = BODY_LIMIT, text = TEXT_LIMIT } = {},
): Promise<v.InferOutput<Schema>> {
  return parseWith(schema, parseJson(await readText(request, bytes)), 'body', text)
}

/** Like `readBody`, for an optional body. */
export async function readOptionalBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readText(request)
  return text === '' ? undefined : parseWith(schema, parseJson(text))
}

/** Reads the query. Throws a 400 that names the parameter if it is invalid. */
export function readQuery<Schema extends v.GenericSchema>(url: URL, schema: Schema): v.InferOutput<Schema> {
  return parseWith(schema, Object.fromEntries(url.searchParams), 'query')
}

/** The bearer token of a request. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** The value of the request's cookie with this name. */
export function cookieOf({ headers }: Request, name: string): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The fields of a row that the API has, which are those of their schema. The other columns stay in the hotel. */
export function pickFields<Entries extends v.ObjectEntries>(
  { entries }: { readonly entries: Entries },
  row: v.InferInput<v.ObjectSchema<Entries, undefined>>,
): v.InferInput<v.ObjectSchema<Entries, undefined>> {
  const fields = Object.entries(row).filter(([column]) => Object.hasOwn(entries, column))
  return Object.fromEntries(fields) as typeof row // a row without its other columns
}

/** Marks calls of the preflight check, which the request log leaves out. */
export const PREFLIGHT_HEADER = 'X-Preflight'

/** Sorts rows newest first. Of two with the same time, the one inserted later comes first. */
export function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string): Row[] {
  return rows.toReversed().toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
}
