import { newSubmissionId } from './submissionId.ts'

const LEASE = 'companion-lease-'
const LEASE_MS = 100

/**
 * Runs `task` unless another tab is at the same one now; then gives `'elsewhere'`. Browsers have locks for that in secure
 * contexts. On a hotel's LAN without https a word left in storage decides: of two tabs at once, the last writer goes on.
 */
export async function alone<Result>(name: string, task: () => Promise<Result>): Promise<Result | 'elsewhere'> {
  // Typed as always there, but missing outside secure contexts.
  const { locks } = globalThis.navigator as Partial<Navigator>
  if (locks === undefined) return (await hasLease(name)) ? task() : 'elsewhere'
  return locks.request(`companion-${name}`, { ifAvailable: true }, (lock) => (lock === null ? 'elsewhere' : task()))
}

async function hasLease(name: string): Promise<boolean> {
  const key = LEASE + name
  const ours = newSubmissionId()
  try {
    window.localStorage.setItem(key, ours)
    await new Promise((resolve) => setTimeout(resolve, LEASE_MS))
    if (window.localStorage.getItem(key) !== ours) return false
    window.localStorage.removeItem(key)
    return true
  } catch {
    return true // Without storage no tab knows of another.
  }
}
