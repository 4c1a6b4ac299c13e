import type { Store } from './store.ts'

/** A stored setting of the demo. */
export interface StoredSetting {
  /** The value; `undefined` if none is set. */
  read(): Record<string, unknown> | undefined
  write(value: Record<string, unknown>): void
  remove(): void
}

/**
 * A setting in a hotel's rows, shared by all tabs and preserved over a restart of the host. The table is called `switches`
 * because stored and exported hotels name it so.
 */
export function storedSetting({ switches }: Pick<Store, 'switches'>, id: string): StoredSetting {
  return {
    read: () => switches.find({ id })?.value,
    write(value) {
      if (switches.update(id, { value }) === undefined) switches.insert({ id, value })
    },
    remove: () => void switches.remove(id),
  }
}
