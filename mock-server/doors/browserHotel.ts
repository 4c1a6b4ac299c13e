import { systemClock } from '#mock-server/clock.ts'
import { createFaults, faultNames, isFaultName } from '#mock-server/faults.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { seed } from '#mock-server/seed.ts'
import { mswDataStore } from '#mock-server/store/mswData.ts'
import { memoryShelf, type Shelf } from '#mock-server/store/shelf.ts'

/** A shelf in the browser's storage, or, where that is blocked or full, one that lasts as long as the page. */
function browserShelf(key: string): Shelf {
  const instead = memoryShelf()
  let blocked = false
  return {
    read() {
      if (blocked) return instead.read()
      try {
        return window.localStorage.getItem(key)
      } catch {
        return instead.read()
      }
    },
    write(text) {
      instead.write(text)
      try {
        window.localStorage.setItem(key, text)
      } catch {
        blocked = true
      }
    },
  }
}

/** The hotel of this browser. It outlives reload and Log Out under keys of its own, and all tabs share it. */
export function openBrowserHotel(): Hotel {
  const fresh = () => seed(systemClock.now())
  return {
    store: mswDataStore(fresh, browserShelf('fake-hotel')),
    clock: systemClock,
    faults: createFaults(browserShelf('fake-hotel-faults')),
    running: new Map(),
    seed: fresh,
  }
}

/**
 * Follows `?scenario=<name>` and `?fault=<name>` in an address, each as often as it stands there, and gives the address
 * without them, so that a reload does not repeat them. An unknown name throws an error that lists the known ones.
 */
export function followAddress(hotel: Hotel, address: string): string {
  const url = new URL(address)
  for (const name of url.searchParams.getAll('scenario')) applyScenario(hotel, name)
  for (const name of url.searchParams.getAll('fault')) {
    if (!isFaultName(name)) throw new Error(`There is no fault "${name}"; there are: ${faultNames.join(', ')}`)
    hotel.faults.on(name)
  }
  url.searchParams.delete('scenario')
  url.searchParams.delete('fault')
  return url.href
}
