import { byId } from '#mock-server/models.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAddress, openBrowserHotels } from './browserHotel.ts'

/** A browser's storage. `fill` limits a text to so many characters. */
function storage(capacity = Infinity) {
  const texts = new Map<string, string>()
  return {
    fill: (characters: number) => void (capacity = characters),
    keys: () => [...texts.keys()],
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
}

beforeEach(() => void vi.stubGlobal('window', { localStorage: storage() }))
afterEach(() => void vi.unstubAllGlobals())

describe('the hotel of a browser', () => {
  it('survives a reload, faults included, under its own storage keys', () => {
    const hotel = openBrowserHotels().current()
    hotel.change((db) => db.sessions.create({ id: 's', guestId: '1001', startedAt: '' }))
    hotel.faults.enable('offline')
    const reloaded = openBrowserHotels().current()
    expect(reloaded.db.sessions.findFirst(byId('s'))?.guestId).toBe('1001')
    expect(reloaded.faults.active()).toEqual({ offline: {} })
    expect(storageKeys()).toEqual(['mock-server'])
  })

  it.each([
    ['full', () => storage(10)],
    ['blocked', () => ({ getItem: refuse, setItem: refuse })],
  ])('lasts as long as its page when the storage is %s', (_what, make) => {
    vi.stubGlobal('window', { localStorage: make() })
    const hotel = openBrowserHotels().current()
    hotel.change((db) => db.guests.delete(byId('1001')))
    expect(hotel.db.guests.findFirst(byId('1001'))).toBeNull()
    expect(hotel.db.guests.getAll()).not.toEqual([])
  })
})

describe('the sandboxes of a browser', () => {
  const sandbox = (digit: number) => String(digit).repeat(32)
  const isIn = (hotels: ReturnType<typeof openBrowserHotels>) => hotels.current().db.configurations.getAll()[0]?.appName

  it('are joined by a link, each with a hotel of its own, for all tabs', () => {
    const [one, other] = [openBrowserHotels(), openBrowserHotels()]
    const own = isIn(one)
    expect(followAddress(one, `http://localhost/bar?sandbox=${sandbox(1)}`)).toBe('http://localhost/bar')
    one.current().change((db) => db.configurations.update({ ...byId('hotel'), data: { appName: 'Друг хотел' } }))
    expect(isIn(other)).toBe('Друг хотел')
    followAddress(other, `http://localhost/?sandbox=${sandbox(2)}`)
    expect(isIn(one)).toBe(own)
    one.join(sandbox(1))
    expect(isIn(other)).toBe('Друг хотел')
  })

  it('are five at most: the least recently used is removed, never the browser\u2019s own', () => {
    const hotels = openBrowserHotels()
    const write = () => hotels.current().change((db) => db.guests.delete(byId('1001')))
    write()
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      hotels.join(sandbox(digit))
      write()
    }
    const keys = storageKeys().filter((key) => !key.endsWith('-sandboxes'))
    expect(keys.toSorted()).toEqual(['mock-server', ...[2, 3, 4, 5, 6].map((digit) => `mock-server-${sandbox(digit)}`)])
  })
})

function storageKeys(): string[] {
  return (window.localStorage as unknown as ReturnType<typeof storage>).keys() // stubbed above
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError')
}
