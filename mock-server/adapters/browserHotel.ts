import { systemClock } from '#mock-server/clock.ts'
import { faultNames, isFaultName } from '#mock-server/faults.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { seed } from '#mock-server/seed.ts'
import { openStore } from '#mock-server/store/store.ts'
import { memoryKeyValueStorage, type KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import { isSandboxId } from '#mock-server/sandboxes/sandboxId.ts'

/** A key of local storage. Where that is blocked or full, the text is stored in memory. */
function browserStorage(key: string): KeyValueStorage {
  const fallback = memoryKeyValueStorage()
  let blocked = false
  return {
    read() {
      if (blocked) return fallback.read()
      try {
        return window.localStorage.getItem(key)
      } catch {
        return fallback.read()
      }
    },
    write(text) {
      fallback.write(text)
      try {
        window.localStorage.setItem(key, text)
      } catch {
        blocked = true
      }
    },
  }
}

const KEY_PREFIX = 'mock-server'

/** Where this browser stores the hotels that are kept under a name. Unlike a hotel in use, none is kept in memory alone. */
export const savedHotelsStorage: KeyValueStorage = {
  read() {
    try {
      return window.localStorage.getItem(`${KEY_PREFIX}-saved-hotels`)
    } catch {
      return null
    }
  },
  write(text) {
    try {
      window.localStorage.setItem(`${KEY_PREFIX}-saved-hotels`, text)
    } catch {
      throw new HttpError(507, 'This browser has no room for one more hotel: remove one first')
    }
  },
}

/** A hotel takes about a fiftieth of a site's storage quota. */
const MAX_SANDBOXES = 5

function openBrowserHotel(sandbox: string): Hotel {
  const fresh = () => seed(systemClock.now())
  const store = openStore(fresh, browserStorage(`${KEY_PREFIX}${sandbox}`))
  return hotelOn({
    store,
    clock: systemClock,
    seed: fresh,
    requestLog: browserStorage(`${KEY_PREFIX}${sandbox}-request-log`),
  })
}

/** The hotels of a browser: its own, and those of the sandboxes it joined. */
export interface BrowserHotels {
  /** The hotel of the current sandbox. All tabs share it, and it survives a reload and Log Out. */
  current(): Hotel
  /** Switches to another sandbox, creating it if needed. Removes the least recently used one beyond the limit. */
  join(sandbox: string): void
}

/** Opens the hotels of this browser. */
export function openBrowserHotels(): BrowserHotels {
  const joined = browserStorage(`${KEY_PREFIX}-sandboxes`)
  const hotels = new Map<string, Hotel>()
  const sandboxes = () => (joined.read() ?? '').split(' ').filter(isSandboxId)

  return {
    current() {
      const [sandbox] = sandboxes()
      const name = sandbox === undefined ? '' : `-${sandbox}`
      const hotel = hotels.get(name) ?? openBrowserHotel(name)
      hotels.set(name, hotel)
      return hotel
    },
    join(sandbox) {
      const latest = [sandbox, ...sandboxes().filter((other) => other !== sandbox)]
      for (const left of latest.slice(MAX_SANDBOXES)) {
        hotels.delete(`-${left}`)
        for (const part of ['', '-request-log']) window.localStorage.removeItem(`${KEY_PREFIX}-${left}${part}`)
      }
      joined.write(latest.slice(0, MAX_SANDBOXES).join(' '))
    },
  }
}

/**
 * Applies `?sandbox=<id>`, and each `?scenario=<name>` and `?fault=<name>` of a URL. Returns the URL without them, so that a
 * reload does not repeat them. Throws an error that lists the known names for an unknown one.
 */
export function followAddress(hotels: BrowserHotels, address: string): string {
  const url = new URL(address)
  const sandbox = url.searchParams.get('sandbox')
  if (sandbox !== null && isSandboxId(sandbox)) hotels.join(sandbox)
  const hotel = hotels.current()
  for (const name of url.searchParams.getAll('scenario')) applyScenario(hotel, name)
  for (const name of url.searchParams.getAll('fault')) {
    if (!isFaultName(name)) throw new Error(`There is no fault "${name}"; there are: ${faultNames.join(', ')}`)
    hotel.faults.enable(name)
  }
  url.searchParams.delete('sandbox')
  url.searchParams.delete('scenario')
  url.searchParams.delete('fault')
  return url.href
}
