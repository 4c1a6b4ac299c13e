import type { Clock } from '#mock-server/clock.ts'
import { parseRows } from '#mock-server/store/rowsText.ts'
import type { Rows } from '#mock-server/store/tables.ts'
import type { WorldFiles } from './worldFiles.ts'

/** Keeps worlds in memory, for tests, and notes in `reads` the id of each that is read. */
export function memoryFiles(clock: Clock): WorldFiles & { readonly reads: string[] } {
  const texts = new Map<string, string>()
  const times = new Map<string, Date>()
  const reads: string[] = []

  function write(id: string, rows: Rows): void {
    texts.set(id, JSON.stringify(rows))
    times.set(id, clock.now())
  }

  return {
    reads,
    list: () => [...texts.keys()].map((id) => ({ id, usedAt: times.get(id) ?? new Date(0) })),
    rows: (id, seed) => ({
      read() {
        reads.push(id)
        if (!texts.has(id)) write(id, seed())
        return parseRows(texts.get(id) ?? '')
      },
      write: (rows) => write(id, rows),
    }),
    note: (id, usedAt) => void times.set(id, usedAt),
    remove: (id) => void texts.delete(id),
  }
}
