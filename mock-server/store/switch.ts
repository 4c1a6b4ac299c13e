import type { Store } from './store.ts'

/** A stored setting of the demo. */
export interface Switch {
  /** The value; `undefined` if it is off. */
  read(): Record<string, unknown> | undefined
  write(value: Record<string, unknown>): void
  off(): void
}

/** A switch stored in a hotel's rows, shared by all tabs and preserved over a restart of the host. */
export function storedSwitch({ switches }: Pick<Store, 'switches'>, id: string): Switch {
  return {
    read: () => switches.find({ id })?.value,
    write(value) {
      if (switches.update(id, { value }) === undefined) switches.insert({ id, value })
    },
    off: () => void switches.remove(id),
  }
}
