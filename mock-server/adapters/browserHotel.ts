import { systemClock } from '#mock-server/clock.ts'
import { faultNames, isFaultName } from '#mock-server/faults.ts'
import { buildHotel, type Hotel } from '#mock-server/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { seed } from '#mock-server/seed.ts'
import { mswDataStore } from '#mock-server/store/mswData.ts'
import { memoryKeyValueStorage, type KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import { isSandboxId } from '#mock-server/sandboxes/sandboxId.ts'

/** A storage in the browser's storage, or, where that is blocked or full, one that lasts as long as the page. */
function browserStorage(key: string): KeyValueStorage {
  const instead = memoryKeyValueStorage()
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

const KEY_PREFIX = 'fake-hotel'

/** A browser keeps so many sandboxes: a hotel takes about a fiftieth of the room that a browser gives a site. */
const MAX_SANDBOXES = 5

function openBrowserHotel(sandbox: string): Hotel {
  const fresh = () => seed(systemClock.now())
  const store = mswDataStore(fresh, browserStorage(`${KEY_PREFIX}${sandbox}`))
  return buildHotel({
    store,
    clock: systemClock,
    seed: fresh,
    requestLog: browserStorage(`${KEY_PREFIX}${sandbox}-request-log`),
  })
}

/** The hotels of a browser: one of its own, and those of the sandboxes it joined. */
export interface BrowserHotels {
  /** That of the sandbox the browser is in. It outlives reload and Log Out under keys of its own, and all tabs share it. */
  current(): Hotel
  /** Goes to another sandbox, which begins when it is new; the one left longest ago goes for it. */
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
 * Follows `?sandbox=<id>`, and `?scenario=<name>` and `?fault=<name>`, each as often as it stands there, in an address, and
 * gives the address without them, so that a reload does not repeat them. An unknown name throws an error that lists the
 * known ones.
 */
export function followAddress(hotels: BrowserHotels, address: string): string {
  const url = new URL(address)
  const sandbox = url.searchParams.get('sandbox')
  if (sandbox !== null && isSandboxId(sandbox)) hotels.join(sandbox)
  const hotel = hotels.current()
  for (const name of url.searchParams.getAll('scenario')) applyScenario(hotel, name)
  for (const name of url.searchParams.getAll('fault')) {
    if (!isFaultName(name)) throw new Error(`There is no fault "${name}"; there are: ${faultNames.join(', ')}`)
    hotel.faults.on(name)
  }
  url.searchParams.delete('sandbox')
  url.searchParams.delete('scenario')
  url.searchParams.delete('fault')
  return url.href
}
