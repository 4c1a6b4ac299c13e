import type { Store } from './store.ts'

/** One thing a presenter can set, kept somewhere. */
export interface Switch {
  /** What it is set to; `undefined` when it is off. */
  read(): Record<string, unknown> | undefined
  write(value: Record<string, unknown>): void
  off(): void
}

/** A switch kept among a hotel's rows: another tab and the next start of the host find it as it is. */
export function storedSwitch({ switches }: Pick<Store, 'switches'>, id: string): Switch {
  return {
    read: () => switches.find({ id })?.value,
    write(value) {
      if (switches.update(id, { value }) === undefined) switches.insert({ id, value })
    },
    off: () => void switches.remove(id),
  }
}
