import { faultNames, isFaultName } from '#mock-server/hotel/faults.ts'
import { tooManyHotels } from '#mock-server/handlers/http.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { memoryTextStorage, type TextStorage } from '#mock-server/hotel/storage.ts'
import { isSandboxId } from '#mock-server/sandboxes/sandboxId.ts'

/** A key of local storage. Where that is blocked or full, the text is stored in memory. */
function browserStorage(key: string): TextStorage {
  const fallback = memoryTextStorage()
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
const SAVED_HOTELS = `${KEY_PREFIX}-saved-hotels`

/** Where this browser stores the hotels that are kept under a name. Unlike a hotel in use, none is kept in memory alone. */
export const savedHotelsStorage: TextStorage = {
  read: () => browserStorage(SAVED_HOTELS).read(),
  write(text) {
    try {
      window.localStorage.setItem(SAVED_HOTELS, text)
    } catch {
      throw tooManyHotels('This browser has no room for one more hotel: remove one first')
    }
  },
}

/** A hotel takes about a fiftieth of a site's storage quota. */
const MAX_SANDBOXES = 5

function openBrowserHotel(sandbox: string): Hotel {
  return openHotel({
    snapshot: browserStorage(`${KEY_PREFIX}${sandbox}`),
    requestLog: browserStorage(`${KEY_PREFIX}${sandbox}-request-log`),
  })
}

/** The hotels of this browser: its own, and those of the sandboxes it joined. */
export function openBrowserHotels() {
  const joined = browserStorage(`${KEY_PREFIX}-sandboxes`)
  const hotels = new Map<string, Hotel>()
  const sandboxes = () => (joined.read() ?? '').split(' ').filter(isSandboxId)

  return {
    /** The hotel of the current sandbox. All tabs share it, and it survives a reload and Log Out. */
    current(): Hotel {
      const [sandbox] = sandboxes()
      const name = sandbox === undefined ? '' : `-${sandbox}`
      const hotel = hotels.get(name) ?? openBrowserHotel(name)
      hotels.set(name, hotel)
      return hotel
    },
    /** Switches to another sandbox, creating it if needed. Removes the least recently used one beyond the limit. */
    join(sandbox: string): void {
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
export function followAddress(hotels: ReturnType<typeof openBrowserHotels>, address: string): string {
  const url = new URL(address)
  const sandbox = url.searchParams.get('sandbox')
  if (sandbox !== null && isSandboxId(sandbox)) hotels.join(sandbox)
  const hotel = hotels.current()
  for (const name of url.searchParams.getAll('scenario')) applyScenario(hotel, name)
  for (const name of url.searchParams.getAll('fault')) {
    if (!isFaultName(name)) throw new Error(`There is no fault "${name}"; there are: ${faultNames.join(', ')}`)
    hotel.faults.enable(name)
  }
  for (const parameter of ['sandbox', 'scenario', 'fault']) url.searchParams.delete(parameter)
  return url.href
}
