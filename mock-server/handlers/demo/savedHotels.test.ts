import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { savedHotelLimits } from '#mock-server/sandboxes/limits.ts'
import { memoryTextStorage } from '#mock-server/hotel/storage.ts'
import { textFile } from '#mock-server/sandboxes/files.ts'
import { pictureOf, smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { listHotels, saveHotel, type HotelFile, type SavedHotelEntry } from './savedHotels.ts'

const client = openTestClient()
const call = (method: string, at: string, body?: unknown) =>
  client.send(`/__demo/${at}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })

async function saved(): Promise<SavedHotelEntry[]> {
  return (await client.get('/__demo/hotels')).body as SavedHotelEntry[]
}

/** Gives the hotel a brand with a picture and a price, and keeps it under a name. */
async function keepRiviera(): Promise<SavedHotelEntry> {
  const { body } = await call('POST', 'pictures', { use: 'logo', data: smallestPictures['image/webp'] })
  await call('PUT', 'brand', { ...riviera, logo: (body as { address: string }).address })
  await call('PUT', 'dishes', { 'bar-1': { price: 77 } })
  expect(await call('PUT', 'hotels', { name: 'Grand Hotel Riviera' })).toMatchObject({ status: 200 })
  const [entry] = await saved()
  if (entry === undefined) throw new Error('It is not listed')
  return entry
}

const riviera = {
  names: { bg: 'Гранд хотел Ривиера', en: 'Grand Hotel Riviera' },
  color: '#0a5c4b',
  surroundings: 'sea',
}
const file: HotelFile = {
  ...{ format: 'hotel-guest-companion-hotel', version: 1, name: 'Hotel Rose' },
  ...{ brand: { name: 'Hotel Rose' }, dishes: {}, pictures: [] },
}

describe('a hotel that is kept under a name', () => {
  it('is opened again with its brand, pictures and menus, after everything was reset', async () => {
    const entry = await keepRiviera()
    expect(entry).toMatchObject({ name: 'Grand Hotel Riviera', color: '#0a5c4b' })
    await call('POST', 'reset')
    expect(await call('POST', `hotels/${entry.id}/open`)).toMatchObject({ status: 200, body: riviera })
    const { body } = await client.get('/__demo/desk')
    const { brand } = body as { brand: { logo: string } }
    expect(brand).toMatchObject(riviera)
    expect(client.hotel.db.pictures.getAll()).toMatchObject([{ data: smallestPictures['image/webp'] }])
    expect(brand.logo).toContain(client.hotel.db.pictures.getAll()[0]?.id)
    expect(client.hotel.dishes.read()).toEqual({ 'bar-1': { price: 77 } })
  })

  it('is exported with its pictures, removed and imported', async () => {
    const { id } = await keepRiviera()
    const { body: exported } = await client.get(`/__demo/hotels/${id}`)
    expect(exported).toMatchObject({
      name: 'Grand Hotel Riviera',
      pictures: [{ data: smallestPictures['image/webp'] }],
    })
    expect(await call('POST', 'hotels', exported)).toMatchObject({ status: 409 })
    expect(await call('DELETE', `hotels/${id}`)).toMatchObject({ status: 200, body: [] })
    expect(await call('POST', 'hotels', exported)).toMatchObject({ status: 201 })
    const [{ id: imported } = { id: '' }] = await saved()
    const again = await client.get(`/__demo/hotels/${imported}`)
    expect(again.body).toEqual(exported)
  })

  it.each([
    [{ ...file, format: 'other' }, 'format'],
    [{ ...file, version: 2 }, 'version'],
    [{ ...file, name: ' ' }, 'name'],
    [{ ...file, brand: { color: 'red' } }, 'brand.color'],
    [{ ...file, dishes: { 'bar-1': { price: -1 } } }, 'dishes.bar-1.price'],
    [{ ...file, pictures: [{ id: '../1', data: smallestPictures['image/png'] }] }, 'pictures.0.id'],
    [{ ...file, pictures: [{ id: '0'.repeat(32), data: 'PHN2Zz4=' }] }, 'pictures.0.data'],
    [{ ...file, pictures: [{ id: '0'.repeat(32), data: pictureOf(300_000) }] }, 'pictures.0.data'],
  ])('is rejected on import with the name of the invalid field: %#', async (given, field) => {
    expect(await call('POST', 'hotels', given)).toMatchObject({ status: 400, body: { field } })
    expect(await saved()).toEqual([])
  })
})

describe('the kept hotels', () => {
  it('are limited in number and bytes', () => {
    const hotels = memoryTextStorage()
    for (let count = 0; count < savedHotelLimits.maxHotels; count += 1) saveHotel(hotels, { ...file, name: `${count}` })
    expect(() => saveHotel(hotels, file)).toThrow(/30 hotels/)
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
