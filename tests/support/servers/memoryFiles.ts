import { parseRows } from '#mock-server/store/rowsText.ts'
import type { Rows, TableName } from '#mock-server/store/tables.ts'
import { commonTables } from '#mock-server/sandboxes/commonTables.ts'
import { moveToEnd } from '#mock-server/sandboxes/moveToEnd.ts'
import type { SandboxFiles, SandboxRecord } from '#mock-server/sandboxes/sandboxFiles.ts'

const common: Partial<Rows> = commonTables

/** Stores sandboxes in memory, for tests. `reads` has the id of each sandbox that was read. */
export function memoryFiles(): SandboxFiles & { readonly reads: string[] } {
  const texts = new Map<string, string>()
  let records: ReadonlyMap<string, SandboxRecord> = new Map()
  const reads: string[] = []

  function write(id: string, rows: Rows): void {
    const own = Object.entries(rows).filter(([name, table]) => common[name as TableName] !== table) // its own keys
    moveToEnd(texts, id, JSON.stringify(Object.fromEntries(own)))
  }

  return {
    reads,
    list: () =>
      [...texts].map(([id, text]) => ({ unusedFor: 0, ...records.get(id), id, bytes: Buffer.byteLength(text) })),
    rows: (id, seed) => ({
      read() {
        reads.push(id)
        if (!texts.has(id)) write(id, seed())
        return parseRows(texts.get(id) ?? '', common)
      },
      write: (rows) => write(id, rows),
    }),
    recordAges: (given) => {
      records = new Map(given)
    },
    remove: (id) => void texts.delete(id),
  }
}
