import { beforeEach, describe, expect, it } from 'vitest'
import modules from '#fixtures/contentModules.json'
import { smallestPictures } from '#tests/support/pictures.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const all = modules.map(({ id }) => id)
const own = {
  name: 'Хотел „Липов цвят“',
  names: { bg: 'Хотел „Липов цвят“', en: 'Linden Blossom Hotel', es: 'Hotel Flor de Tilo' },
  ...{ surroundings: 'city', currency: 'lv+eur', modules: all },
}
const ids = ['a', 'b'].map((digit) => digit.repeat(32))
const pictures = ids.map((id) => `/__demo/pictures/${id}`)
const whole = {
  ...{ name: 'Hotel Mar', names: { bg: 'Хотел Мар', es: 'Hotel Mar' }, color: '#0a5c4b' },
  ...{ headerImage: pictures[0], logo: pictures[1], surroundings: 'sea' },
  ...{ address: 'Варна, ул. „Морска“ 1', phone: '+359 52 000 000', currency: 'eur', modules: ['bar', 'breakfast'] },
}

const put = (brand: unknown) => client.send('/__demo/hotel', { method: 'PUT', body: JSON.stringify({ brand }) })
async function configuration(): Promise<unknown> {
  return ((await client.get('configurations')).body as unknown[])[0]
}
async function shown(): Promise<unknown> {
  return ((await client.get('/__demo/desk')).body as { brand: unknown }).brand
}

beforeEach(() => {
  for (const id of ids) client.hotel.change((db) => db.pictures.create({ id, data: smallestPictures['image/png'] }))
})

describe('the brand', () => {
  it('is what guests read, with the tiles in this order', async () => {
    expect(await put(whole)).toMatchObject({ status: 200, body: whole })
    expect(await shown()).toEqual(whole)
    expect(await configuration()).toMatchObject({
      ...{ appName: 'Hotel Mar', currency: 'eur' },
      appNames: { bg: 'Хотел Мар', es: 'Hotel Mar' },
      brand: { color: '#0a5c4b', headerImage: pictures[0], logo: pictures[1] },
      surroundings: { recommendations: { places: expect.any(Array) as unknown } },
      deviceProfile: {
        contentModules: [
          { moduleName: 'Bar', sortOrder: 10 },
          { moduleName: 'Breakfast', sortOrder: 20 },
        ],
      },
      ...{ timeZone: 'Europe/Sofia', diningDailyAvailabilityConfigId: 6 },
    })
  })

  it.each([
    [{ name: 'Hotel Mar' }, { ...own, name: 'Hotel Mar', names: { bg: 'Hotel Mar' } }],
    [{ names: { en: 'Sea', es: 'Mar' } }, { ...own, name: 'Sea', names: { en: 'Sea', es: 'Mar' } }],
    [{ names: {} }, own],
    [{ surroundings: 'mountain' }, { ...own, surroundings: 'mountain' }],
    [{ currency: 'lv' }, { ...own, currency: 'lv' }],
    [{ modules: [] }, { ...own, modules: [] }],
    [{}, own],
  ])('may be partial, the rest being the demo hotel’s: %j', async (part, becomes) => {
    await put(whole)
    expect(await put(part)).toMatchObject({ status: 200 })
    expect(await shown()).toEqual(becomes)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ names: { bg: ' ' } }, 'names.bg'],
    [{ names: { de: 'Meer' } }, 'names.de'],
    [{ color: 'green' }, 'color'],
    [{ logo: 'data:image/svg+xml,<svg/>' }, 'logo'],
    [{ surroundings: 'desert' }, 'surroundings'],
    [{ address: '' }, 'address'],
    ...['', 'a.jpg', '/hotel-pictures/a.svg', 'https://mar.example/a.jpg', 'javascript:alert(1)'].map(
      (headerImage): [object, string] => [{ headerImage }, 'headerImage'],
    ),
    [{ logo: `/__demo/pictures/${'f'.repeat(32)}` }, 'logo'],
    [{ currency: 'usd' }, 'currency'],
    [{ modules: ['bar', 'casino'] }, 'modules.1'],
    [{ modules: ['bar', 'bar'] }, 'modules'],
    [{ modules: ['toString'] }, 'modules.0'],
  ])('is rejected with the name of the invalid field, and nothing changes: %j', async (brand, field) => {
    await put(whole)
    expect(await put(brand)).toMatchObject({
      status: 400,
      body: { field: expect.stringMatching(new RegExp(`^(?:brand\\.)?${field}$`)) as string },
    })
    expect(await shown()).toEqual(whole)
  })

  it('has a new name in every language, and the demo hotel’s names with its own', async () => {
    await put({ name: 'Hotel Mar' })
    expect(await configuration()).not.toHaveProperty('appNames')
    await put({ name: own.name })
    expect(await configuration()).toMatchObject({ appNames: { bg: own.name, en: 'Linden Blossom Hotel' } })
  })

  it('has none of the demo hotel’s facts that say where it is, unless it is the demo hotel', async () => {
    await put({ name: 'Hotel Mar' })
    const [first] = (await client.get('configurations')).body as { hotelFacts: object }[]
    expect(first?.hotelFacts).toMatchObject({ checkOutTime: '12:00', wifi: { password: 'welcome-2026' } })
    for (const fact of ['address', 'mapUrl', 'phone']) expect(first?.hotelFacts).not.toHaveProperty(fact)
    await put({ name: 'Hotel Mar', address: 'Варна', phone: '*1' })
    expect(await configuration()).toMatchObject({ hotelFacts: { address: 'Варна', phone: '*1' } })
    await put({})
    expect(await configuration()).toMatchObject({
      hotelFacts: { phone: '+359 2 555 01 00', wifi: { name: 'Guest-Wi-Fi' } },
    })
  })

  it('leaves no name and no place of the demo hotel in what guests read', async () => {
    await put({ name: 'Гранд хотел Ривиера' })
    const menus = ['all', 'bar', 'breakfast'].map((type) => `menus/all/params?languageCode=bg&menuType=${type}`)
    const read = await Promise.all(['configurations', 'products', ...menus].map((path) => client.get(path)))
    const text = JSON.stringify(read.map(({ body }) => body)).replaceAll('Europe/Sofia', '')
    expect(text).toContain('Гранд хотел Ривиера')
    expect(text.match(/.{20}(?:Липов|Lipov|LIPOV|Linden Blossom|Tilo|[Сс]офи|Sof[ií]).{20}/g)).toBeNull()
  })
})
