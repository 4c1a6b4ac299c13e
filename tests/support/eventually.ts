import { vi } from 'vitest'

/** Waits until `check` throws no more, with a limit for what never happens: a machine of a third of the speed must stay far below it. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 })
}
