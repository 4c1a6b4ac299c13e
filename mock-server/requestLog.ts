import type { KeyValueStorage } from './store/keyValueStorage.ts'

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
  /** The response time, in milliseconds. */
  readonly took: number
  /** The body, if it was short JSON, secret values redacted. */
  readonly body?: unknown
  /** Why no handler accepted it: an unknown call, or a validation error. */
  readonly validationError?: string
}

/** The calls that a hotel received. */
export interface RequestLog {
  add(entry: Omit<RequestLogEntry, 'id'>): void
  /** Newest first. */
  entries(): readonly RequestLogEntry[]
  clear(): void
}

interface LogStorage {
  read(): readonly RequestLogEntry[]
  write(entries: readonly RequestLogEntry[]): void
}

function memoryLogStorage(): LogStorage {
  let stored: readonly RequestLogEntry[] = []
  return {
    read: () => stored,
    write: (entries) => {
      stored = entries
    },
  }
}

/** Whether the desk can show it. An older version may have written another shape. */
function isEntry(value: unknown): value is RequestLogEntry {
  const { id, at, method, path, took } = Object(value) as Partial<RequestLogEntry>
  return [id, took].every(Number.isFinite) && [at, method, path].every((each) => typeof each === 'string')
}

function persistedLogStorage(storage: KeyValueStorage): LogStorage {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.read() ?? '[]')
        return Array.isArray(stored) ? stored.filter(isEntry) : []
      } catch {
        return []
      }
    },
    write: (entries) => storage.write(JSON.stringify(entries)),
  }
}

/** Creates a request log, persisted in `storage` if given, else in memory. */
export function createRequestLog(storage?: KeyValueStorage): RequestLog {
  const { read, write } = storage === undefined ? memoryLogStorage() : persistedLogStorage(storage)
  return {
    entries: read,
    add(entry) {
      const earlier = read()
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
