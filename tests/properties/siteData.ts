import { vi } from 'vitest'
import { removeText } from '#src/storage/storedText.ts'
import { makeLocks } from '#tests/support/jsdomGaps.ts'

/** What a signed-in page holds in memory where it cannot store it. */
const inMemory = ['auth-storage', 'companion-guest-scope']

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The storage and the locks of a phone that was never here; where site data is blocked, both throw or reject until `close`. */
export function openSiteData({ isBlocked }: { readonly isBlocked: boolean }) {
  window.localStorage.clear()
  window.sessionStorage.clear()
  const { locks } = navigator
  const setLocks = (value: LockManager) => Object.defineProperty(navigator, 'locks', { value, configurable: true })
  const areas = [vi.spyOn(window, 'localStorage', 'get'), vi.spyOn(window, 'sessionStorage', 'get')]
  if (isBlocked) {
    areas.forEach((area) => area.mockImplementation(refuse))
    setLocks(makeLocks({ areBlocked: true }))
  }
  /** The pages of a test share one memory; a real page's goes with it. */
  function forgetMemory(): void {
    for (const key of inMemory) removeText('localStorage', key)
  }
  forgetMemory()
  return {
    forgetMemory,
    close(): void {
      areas.forEach((area) => area.mockRestore())
      setLocks(locks)
    },
  }
}
