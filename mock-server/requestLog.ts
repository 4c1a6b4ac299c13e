import type { KeyValueStorage } from './store/keyValueStorage.ts'

/** So many calls are remembered; older ones are forgotten. */
const MAX_ENTRIES = 100

/** A longer body is left out, and a longer address cut off. */
const MAX_TEXT_LENGTH = 1000

/** What must not be read over somebody's shoulder. */
const SECRET_NAMES = /key|account|room|session|token|password|e-?mail|phone|name/i

/** One call that reached the hotel. */
export interface RequestLogEntry {
  /** Counts up from 1. */
  readonly id: number
  /** When it came, on the hotel's clock: an ISO date-time in UTC. */
  readonly at: string
  readonly method: string
  /** With its query; what is secret in there is blacked out. */
  readonly path: string
  /** `null` when the connection was dropped without an answer. */
  readonly status: number | null
  /** How long the answer took, in milliseconds. */
  readonly took: number
  /** What was sent, where that was JSON and short, with what is secret blacked out. */
  readonly body?: unknown
  /** Why no handler took it as it was: an unknown call, or something that does not fit. */
  readonly validationError?: string
}

/** The calls that reached a hotel. */
export interface RequestLog {
  add(entry: Omit<RequestLogEntry, 'id'>): void
  /** The newest first. */
  entries(): readonly RequestLogEntry[]
  clear(): void
}

interface LogStorage {
  read(): readonly RequestLogEntry[]
  write(entries: readonly RequestLogEntry[]): void
}

function memoryLogStorage(): LogStorage {
  let kept: readonly RequestLogEntry[] = []
  return {
    read: () => kept,
    write: (entries) => {
      kept = entries
    },
  }
}

/** Tells whether a request log of this version wrote it, so that the desk can show it. */
function isEntry(kept: unknown): kept is RequestLogEntry {
  const { id, at, method, path, took } = Object(kept) as Partial<RequestLogEntry>
  return [id, took].every(Number.isFinite) && [at, method, path].every((each) => typeof each === 'string')
}

function persistedLogStorage(storage: KeyValueStorage): LogStorage {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage.read() ?? '[]')
        return Array.isArray(kept) ? kept.filter(isEntry) : []
      } catch {
        return []
      }
    },
    write: (entries) => storage.write(JSON.stringify(entries)),
  }
}

/** A requestLog, on a key-value storage where there is one. */
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

/** The same with the values of all secret fields blacked out, at any depth. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET_NAMES.test(key) ? '•••' : redacted(inner)]),
  )
}

/** A body as the request log keeps it; `undefined` for none, one that is too long and one that is not JSON. */
export function bodyForLog(text: string): unknown {
  if (text === '' || text.length > MAX_TEXT_LENGTH) return undefined
  try {
    return redacted(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** An address as the request log keeps it. */
export function pathForLog({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([key, value]) => `${key}=${SECRET_NAMES.test(key) ? '•••' : value}`)
  const path = query.length === 0 ? pathname : `${pathname}?${query.join('&')}`
  return path.length > MAX_TEXT_LENGTH ? `${path.slice(0, MAX_TEXT_LENGTH)}…` : path
}
