import { memoryKeyValueStorage, type KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import type { SandboxFiles, SandboxRecord } from '#mock-server/sandboxes/sandboxFiles.ts'

/** Stores sandboxes in memory, for tests. */
export function memoryFiles(): SandboxFiles {
  const snapshots = new Map<string, KeyValueStorage>()
  let records: ReadonlyMap<string, SandboxRecord> = new Map()
  return {
    list: () =>
      [...snapshots].flatMap(([id, snapshot]) => {
        const text = snapshot.read()
        return text === null ? [] : [{ unusedFor: 0, ...records.get(id), id, bytes: Buffer.byteLength(text) }]
      }),
    snapshot(id) {
      const snapshot = snapshots.get(id) ?? memoryKeyValueStorage()
      snapshots.set(id, snapshot)
      return snapshot
    },
    recordAges: (given) => {
      records = new Map(given)
    },
    remove: (id) => void snapshots.delete(id),
  }
}
