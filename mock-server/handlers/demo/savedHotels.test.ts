import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { savedHotelLimits } from '#mock-server/sandboxes/limits.ts'
import { memoryTextStorage, type TextStorage } from '#mock-server/hotel/storage.ts'
import { textFile } from '#mock-server/sandboxes/files.ts'
import { pictureOf, smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import type { Dish } from '#mock-server/hotel/dish.ts'
import { HttpError } from '#mock-server/handlers/http.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { changeAndSave, listHotels, saveHotel, type HotelFile, type SavedHotelEntry } from './savedHotels.ts'

const client = openTestClient()
const call = (method: string, at: string, body?: unknown) =>
  client.send(`/__demo/${at}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })

async function saved(): Promise<SavedHotelEntry[]> {
  return (await client.get('/__demo/hotels')).body as SavedHotelEntry[]
}

/** Saves a hotel with a picture and a menu. */
async function saveRiviera(): Promise<SavedHotelEntry> {
  const pictures = [{ id: 'a'.repeat(32), data: smallestPictures['image/webp'] }]
  const given = { brand: { ...riviera, logo: `/__demo/pictures/${'a'.repeat(32)}` }, pictures, dishes: [stew] }
  expect(await call('PUT', 'hotel', given)).toMatchObject({ status: 200, body: riviera })
  const [entry] = await saved()
  if (entry === undefined) throw new Error('It is not listed')
  return entry
}

const stew = {
  ...{ menus: ['all'], categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {} },
  price: 7,
} satisfies Dish
const riviera = {
  ...{ name: 'Grand Hotel Riviera', names: { bg: 'Гранд хотел Ривиера', en: 'Grand Hotel Riviera' } },
  color: '#0a5c4b',
  surroundings: 'sea',
} as const
const file: HotelFile = {
  ...{ format: 'hotel-guest-companion-hotel', version: 2, name: 'Hotel Rose' },
  ...{ brand: { name: 'Hotel Rose' }, pictures: [] },
}

describe('a hotel that was saved', () => {
  it('is kept as it is shown: all of it or, where anything fails, nothing', () => {
    const [snapshot, kept] = [memoryTextStorage(), memoryTextStorage()]
    const full = new Set<object>()
    const filling = (storage: TextStorage): TextStorage => ({
      ...storage,
      write(text) {
        if (full.has(storage)) throw new HttpError(507, 'The disk is full')
        storage.write(text)
      },
    })
    const hotel = openHotel({ snapshot: filling(snapshot) })
    const change = (color: string) =>
      changeAndSave(hotel, filling(kept), { brand: { ...riviera, color }, dishes: [stew] })
    change('#0a5c4b')
    const before = [snapshot.read(), kept.read()]
    expect(listHotels(kept)).toMatchObject([{ name: 'Grand Hotel Riviera', brand: riviera, dishes: [stew] }])
    for (const storage of [snapshot, kept]) {
      full.add(storage)
      expect(() => change('#112233')).toThrow('The disk is full')
      full.clear()
      expect([snapshot.read(), kept.read()]).toEqual(before)
      expect(hotel.db.configurations.getAll()).toMatchObject([{ settings: { brand: { color: '#0a5c4b' } } }])
    }
  })

  it('has the id that it had before, so that another desk still opens it', async () => {
    const { id } = await saveRiviera()
    await call('PUT', 'hotel', { brand: { name: 'Hotel Mar' } })
    await call('PUT', 'hotel', { brand: { ...riviera, color: '#112233' } })
    expect((await saved()).map((each) => [each.name, each.id === id])).toEqual([
      ['Grand Hotel Riviera', true],
      ['Hotel Mar', false],
    ])
    expect(await call('POST', `hotels/${id}/open`)).toMatchObject({ status: 200, body: { color: '#112233' } })
  })

  it('is opened and removed beside others; one that is gone is not opened', async () => {
    const { id } = await saveRiviera()
    await call('PUT', 'hotel', { brand: { name: ' Hotel Mar ' } })
    await call('PUT', 'hotel', { brand: { name: 'HOTEL MAR' } })
    const [mar, ...others] = await saved()
    expect([mar?.name, others.map((each) => each.id)]).toEqual(['HOTEL MAR', [id]])
    expect(await call('POST', `hotels/${id}/open`)).toMatchObject({ status: 200, body: riviera })
    expect(await call('DELETE', `hotels/${id}`)).toMatchObject({ status: 200, body: [{ id: mar?.id }] })
    expect(await call('POST', `hotels/${id}/open`)).toMatchObject({ status: 404 })
    const { body } = await call('POST', `hotels/${mar?.id}/open`)
    expect(body).toMatchObject({ name: 'HOTEL MAR', surroundings: 'city' })
  })

  it('is removed, and imported from its file', async () => {
    const { id } = await saveRiviera()
    const { body: exported } = await client.get('/__demo/hotel-file')
    expect(exported).toMatchObject({ pictures: [{ data: smallestPictures['image/webp'] }] })
    expect(await call('POST', 'hotels', exported)).toMatchObject({ status: 409 })
    expect(await call('DELETE', `hotels/${id}`)).toMatchObject({ status: 200, body: [] })
    expect(await call('POST', 'hotels', exported)).toMatchObject({ status: 201 })
    const [{ id: imported } = { id: '' }] = await saved()
    await call('POST', 'reset')
    await call('POST', `hotels/${imported}/open`)
    expect((await client.get('/__demo/hotel-file')).body).toEqual(exported)
  })

  it.each([
    [{ ...file, format: 'other' }, 'format'],
    [{ ...file, version: 3 }, 'version'],
    [{ ...file, name: ' ' }, 'name'],
    [{ ...file, brand: { color: 'red' } }, 'brand.color'],
    [{ ...file, dishes: [{ ...stew, price: -1 }] }, 'dishes.0.price'],
    [{ ...file, dishes: { 0: stew } }, 'dishes'],
    [{ ...file, pictures: [{ id: '../1', data: smallestPictures['image/png'] }] }, 'pictures.0.id'],
    [{ ...file, pictures: [{ id: '0'.repeat(32), data: 'PHN2Zz4=' }] }, 'pictures.0.data'],
    [{ ...file, pictures: [{ id: '0'.repeat(32), data: pictureOf(300_000) }] }, 'pictures.0.data'],
  ])('is rejected on import with the name of the invalid field: %#', async (given, field) => {
    expect(await call('POST', 'hotels', given)).toMatchObject({ status: 400, body: { field } })
    expect(await saved()).toEqual([])
  })
})

describe('the kept hotels', () => {
  it('of version 1, whose changes of the menus named dishes by number, have the menus of the demo hotel', () => {
    const old = { ...file, version: 1, dishes: { 'bar-1': { price: 77 } }, id: 'a', savedAt: '2026-11-20T10:00:00Z' }
    const hotels = memoryTextStorage(JSON.stringify([old]))
    expect(listHotels(hotels)).toMatchObject([{ name: 'Hotel Rose', version: 2 }])
    expect(listHotels(hotels)[0]?.dishes).toBeUndefined()
  })

  it('of version 1, whose pictures could be at other hosts, are kept without those', () => {
    const uploaded = `/__demo/pictures/${'0'.repeat(32)}`
    const brand = { name: 'Hotel Rose', headerImage: 'https://hotel.example/rose.jpg', logo: uploaded }
    const old = { ...file, version: 1, brand, id: 'a', savedAt: '2026-11-20T10:00:00Z' }
    const hotels = memoryTextStorage(JSON.stringify([old]))
    saveHotel(hotels, { ...file, name: 'Hotel Mar' })
    expect(listHotels(hotels).map((each) => each.name)).toEqual(['Hotel Mar', 'Hotel Rose'])
    expect(listHotels(hotels)[1]?.brand).toEqual({ name: 'Hotel Rose', logo: uploaded })
  })

  it('that this version cannot read are left out', () => {
    const readable = { ...file, id: 'a', savedAt: '2026-11-20T10:00:00Z' }
    const hotels = memoryTextStorage(JSON.stringify([{ ...readable, id: 'b', version: 3 }, readable]))
    expect(listHotels(hotels).map(({ id }) => id)).toEqual(['a'])
  })

  it('are limited in number and bytes', () => {
    const hotels = memoryTextStorage()
    for (let count = 0; count < savedHotelLimits.maxHotels; count += 1) saveHotel(hotels, { ...file, name: `${count}` })
    const message = expect.stringContaining('30 hotels') as string
    const refusal = expect.objectContaining({ status: 507, options: { field: 'hotels' }, message }) as Error
    expect(() => saveHotel(hotels, file)).toThrow(refusal)
    saveHotel(hotels, { ...file, name: '0' })
    expect(listHotels(hotels)).toHaveLength(savedHotelLimits.maxHotels)
  })

  it('are still there after a restart of the host, in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hotel-saved-'))
    const at = path.join(folder, 'saved-hotels.json')
    saveHotel(textFile(at), file)
    expect(listHotels(textFile(at))).toMatchObject([{ name: 'Hotel Rose' }])
    writeFileSync(at, 'not JSON')
    expect(listHotels(textFile(at))).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
