import * as v from 'valibot'
import type { TextStorage } from '#mock-server/hotel/storage.ts'

const MAX_ENTRIES = 100

/** In characters. A longer body is left out, a longer path is truncated. */
const MAX_TEXT_LENGTH = 1000

/** Names of fields and parameters whose values are redacted, since the presenter's screen is often shared. */
const SECRET_NAMES = /key|account|room|session|token|password|e-?mail|phone|name/i

/** One call that the hotel received. */
export interface RequestLogEntry {
  /** Counts up from 1. */
  readonly id: number
  /** When it arrived, by the hotel's clock: an ISO date-time in UTC. */
  readonly at: string
  readonly method: string
  /** With its query, secret values redacted. */
  readonly path: string
  /** `null` when the connection was dropped without a response. */
  readonly status: number | null
  /** The body, if it was short JSON, secret values redacted. */
  readonly body?: unknown
  /** Why no handler accepted it: an unknown call, or a validation error. */
  readonly validationError?: string
}

/** An older version may have stored another shape, which the desk cannot show. */
const storedEntries = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ id: v.number(), at: v.string(), method: v.string(), path: v.string() })),
)

/** The calls that a hotel received, the newest first; in memory, or in a storage that other tabs share. */
export function createRequestLog(storage?: TextStorage) {
  let inMemory: readonly RequestLogEntry[] = []

  function entries(): readonly RequestLogEntry[] {
    if (storage === undefined) return inMemory
    const stored = v.safeParse(storedEntries, storage.read())
    return stored.success ? (stored.output as unknown as RequestLogEntry[]) : []
  }

  function write(next: readonly RequestLogEntry[]): void {
    if (storage === undefined) inMemory = next
    else storage.write(JSON.stringify(next))
  }

  return {
    entries,
    add(entry: Omit<RequestLogEntry, 'id'>): void {
      const earlier = entries()
      write([{ id: (earlier[0]?.id ?? 0) + 1, ...entry }, ...earlier.slice(0, MAX_ENTRIES - 1)])
    },
    clear: () => write([]),
  }
}

/** A copy with the values of all secret fields redacted, at any depth. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET_NAMES.test(key) ? '•••' : redacted(inner)]),
  )
}

/** A body as the request log stores it; `undefined` if it is empty, too long or not JSON. */
export function bodyForLog(text: string): unknown {
  if (text === '' || text.length > MAX_TEXT_LENGTH) return undefined
  try {
    return redacted(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A path with its query as the request log stores it. */
export function pathForLog({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([key, value]) => `${key}=${SECRET_NAMES.test(key) ? '•••' : value}`)
  const path = query.length === 0 ? pathname : `${pathname}?${query.join('&')}`
  return path.length > MAX_TEXT_LENGTH ? `${path.slice(0, MAX_TEXT_LENGTH)}…` : path
}
