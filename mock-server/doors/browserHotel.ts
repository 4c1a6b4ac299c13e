import { systemClock } from '#mock-server/clock.ts'
import { faultNames, isFaultName } from '#mock-server/faults.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { applyScenario } from '#mock-server/scenarios/index.ts'
import { seed } from '#mock-server/seed.ts'
import { mswDataStore } from '#mock-server/store/mswData.ts'
import { memoryShelf, type Shelf } from '#mock-server/store/shelf.ts'
import { isWorldId } from '#mock-server/worlds/worldId.ts'

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

const HOTEL = 'fake-hotel'

/** A browser keeps so many worlds: a hotel takes about a fiftieth of the room that a browser gives a site. */
const MOST_WORLDS = 5

function openBrowserHotel(world: string): Hotel {
  const fresh = () => seed(systemClock.now())
  const store = mswDataStore(fresh, browserShelf(`${HOTEL}${world}`))
  return hotelOn({ store, clock: systemClock, seed: fresh, journal: browserShelf(`${HOTEL}${world}-journal`) })
}

/** The hotels of a browser: one of its own, and those of the worlds it joined. */
export interface BrowserHotels {
  /** That of the world the browser is in. It outlives reload and Log Out under keys of its own, and all tabs share it. */
  current(): Hotel
  /** Goes to another world, which begins when it is new; the one left longest ago goes for it. */
  join(world: string): void
}

/** Opens the hotels of this browser. */
export function openBrowserHotels(): BrowserHotels {
  const joined = browserShelf(`${HOTEL}-worlds`)
  const hotels = new Map<string, Hotel>()
  const worlds = () => (joined.read() ?? '').split(' ').filter(isWorldId)

  return {
    current() {
      const [world] = worlds()
      const name = world === undefined ? '' : `-${world}`
      const hotel = hotels.get(name) ?? openBrowserHotel(name)
      hotels.set(name, hotel)
      return hotel
    },
    join(world) {
      const latest = [world, ...worlds().filter((other) => other !== world)]
      for (const left of latest.slice(MOST_WORLDS)) {
        hotels.delete(`-${left}`)
        for (const part of ['', '-journal']) window.localStorage.removeItem(`${HOTEL}-${left}${part}`)
      }
      joined.write(latest.slice(0, MOST_WORLDS).join(' '))
    },
  }
}

/**
 * Follows `?world=<id>`, and `?scenario=<name>` and `?fault=<name>`, each as often as it stands there, in an address, and
 * gives the address without them, so that a reload does not repeat them. An unknown name throws an error that lists the
 * known ones.
 */
export function followAddress(hotels: BrowserHotels, address: string): string {
  const url = new URL(address)
  const world = url.searchParams.get('world')
  if (world !== null && isWorldId(world)) hotels.join(world)
  const hotel = hotels.current()
  for (const name of url.searchParams.getAll('scenario')) applyScenario(hotel, name)
  for (const name of url.searchParams.getAll('fault')) {
    if (!isFaultName(name)) throw new Error(`There is no fault "${name}"; there are: ${faultNames.join(', ')}`)
    hotel.faults.on(name)
  }
  url.searchParams.delete('world')
  url.searchParams.delete('scenario')
  url.searchParams.delete('fault')
  return url.href
}
