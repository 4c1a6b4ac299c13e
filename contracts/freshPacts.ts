import { rmSync } from 'node:fs'
import { FRESH_PACTS } from './pact.ts'

/** Starts the consumer tests from a clean folder: Pact merges into what is there and would keep stale interactions. */
export default function clearFreshPacts(): void {
  rmSync(FRESH_PACTS, { recursive: true, force: true })
}
