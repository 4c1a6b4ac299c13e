import { vi } from 'vitest'
import { removeText } from '#src/storage/storedText.ts'
import { makeLocks } from '#tests/support/page/jsdomGaps.ts'

/** The keys whose values stay in memory when the browser cannot store them. */
const inMemory = ['auth-storage', 'companion-guest-scope']

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Empty storage, and locks. With site data blocked storage throws and locks reject until `close`. */
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
  /** Clears the memory that all pages of a test share, as closing a real page does. */
  function clearMemory(): void {
    for (const key of inMemory) removeText('localStorage', key)
  }
  clearMemory()
  return {
    clearMemory,
    close(): void {
      areas.forEach((area) => area.mockRestore())
      setLocks(locks)
    },
  }
}
