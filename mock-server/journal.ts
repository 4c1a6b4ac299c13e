import type { Shelf } from './store/shelf.ts'

/** So many calls are remembered; older ones are forgotten. */
const MOST = 100

/** A longer body is left out, and a longer address cut off. */
const LONGEST = 1000

/** What must not be read over somebody's shoulder. */
const SECRET = /key|account|room|session|token|password|e-?mail|phone|name/i

/** One call that reached the hotel. */
export interface JournalEntry {
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
  readonly misfit?: string
}

/** The calls that reached a hotel. */
export interface Journal {
  add(entry: Omit<JournalEntry, 'id'>): void
  /** The newest first. */
  entries(): readonly JournalEntry[]
  clear(): void
}

interface Kept {
  read(): readonly JournalEntry[]
  write(entries: readonly JournalEntry[]): void
}

function keptInMemory(): Kept {
  let kept: readonly JournalEntry[] = []
  return {
    read: () => kept,
    write: (entries) => {
      kept = entries
    },
  }
}

/** Tells whether a journal of this version wrote it, so that the desk can show it. */
function isEntry(kept: unknown): kept is JournalEntry {
  const { id, at, method, path, took } = Object(kept) as Partial<JournalEntry>
  return [id, took].every(Number.isFinite) && [at, method, path].every((each) => typeof each === 'string')
}

function keptOn(shelf: Shelf): Kept {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(shelf.read() ?? '[]')
        return Array.isArray(kept) ? kept.filter(isEntry) : []
      } catch {
        return []
      }
    },
    write: (entries) => shelf.write(JSON.stringify(entries)),
  }
}

/** A journal, on a shelf where there is one. */
export function createJournal(shelf?: Shelf): Journal {
  const { read, write } = shelf === undefined ? keptInMemory() : keptOn(shelf)
  return {
    entries: read,
    add(entry) {
      const earlier = read()
      write([{ id: (earlier[0]?.id ?? 0) + 1, ...entry }, ...earlier.slice(0, MOST - 1)])
    },
    clear: () => write([]),
  }
}

/** The same with the values of all secret fields blacked out, at any depth. */
export function blackedOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blackedOut)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) ? '•••' : blackedOut(inner)]),
  )
}

/** A body as the journal keeps it; `undefined` for none, one that is too long and one that is not JSON. */
export function bodyForJournal(text: string): unknown {
  if (text === '' || text.length > LONGEST) return undefined
  try {
    return blackedOut(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** An address as the journal keeps it. */
export function pathForJournal({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([key, value]) => `${key}=${SECRET.test(key) ? '•••' : value}`)
  const path = query.length === 0 ? pathname : `${pathname}?${query.join('&')}`
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path
}
