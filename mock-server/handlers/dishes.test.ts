import { describe, expect, it } from 'vitest'
import demoHotel from '#fixtures/configuration.json'
import { byId } from '#mock-server/models.ts'
import { demoDishOf } from '#mock-server/handlers/dishes.ts'
import { boardOf } from '#mock-server/handlers/demo/board.ts'
import type { Dish } from '#mock-server/hotel/dish.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const save = (body: { brand?: object; dishes?: unknown }) =>
  client.send('/__demo/hotel', { method: 'PUT', body: JSON.stringify({ brand: {}, ...body }) })

async function dishes(): Promise<Dish[]> {
  return (await client.get('/__demo/dishes')).body as Dish[]
}

/** The hotel's dishes, of which the one of this name is changed. */
async function changed(name: string, change: Partial<Dish>): Promise<Dish[]> {
  const all = await dishes()
  expect(all.map(({ names }) => names.bg)).toContain(name)
  return all.map((dish) => (dish.names.bg === name ? { ...dish, ...change } : dish))
}

async function menu(menuType: string, language: string) {
  const { body } = await client.get(`menus/all/params?languageCode=${language}&menuType=${menuType}`)
  const lists = body as { menuLanguage: string; menuItems: { itemName: string; itemPhoto: string | null }[] }[]
  return lists.find(({ menuLanguage }) => menuLanguage === language)?.menuItems ?? []
}

async function products() {
  const { body } = await client.get('products')
  return (body as { content: { id: string; label: string; price: number; image: string | null }[] }).content
}

async function configuration() {
  const { body } = await client.get('configurations')
  return (body as { productNames: object; allergens: object; diet: object }[])[0]
}

const stew: Dish = {
  ...{ menus: ['all', 'roomService'], names: { bg: 'Гювеч', en: 'Stew' }, descriptions: { bg: 'С гъби' } },
  ...{ categories: { bg: 'От пещта' }, portions: { bg: '400 г' }, price: 14.5 },
}

describe('a menu of the hotel’s own', () => {
  it('is all that guests read, order and pay, in its languages, and without a foreign picture', async () => {
    expect(await save({ dishes: [stew] })).toMatchObject({ status: 200 })
    expect(await dishes()).toEqual([stew])
    const item = { itemPrice: 14.5, itemPhoto: null, portionSize: '400 г', category: 'От пещта' }
    expect(await menu('all', 'bg')).toEqual([
      expect.objectContaining({ ...item, itemName: 'Гювеч', itemDescription: 'С гъби' }),
    ])
    expect(await menu('all', 'en')).toEqual([
      expect.objectContaining({ ...item, itemName: 'Stew', itemDescription: null, portionSize: '400 g' }),
    ])
    expect([await menu('all', 'es'), await menu('bar', 'bg')]).toEqual([[], []])
    expect(await products()).toEqual([
      expect.objectContaining({ id: 'own-1', label: 'Гювеч', price: 14.5, image: null, productCategory: 'FOOD' }),
    ])
    expect(await configuration()).toMatchObject({
      productNames: { Гювеч: { bg: { description: 'С гъби' }, en: { name: 'Stew', portion: '400 g' } } },
    })
    const order = await client.post('orders/customer/1001', { message: '', productIds: ['own-1', 'own-1'] })
    expect(order).toMatchObject({ status: 201, body: { totalPrice: 29 } })
  })

  it('leaves no dish and no price of the demo hotel in the orders that a hotel begins with, until it is the demo hotel’s again', async () => {
    const sums = () =>
      client.hotel.db.orders.getAll().map(({ productIds, totalPrice }) => totalPrice / productIds.length)
    const before = sums()
    await save({ dishes: [stew] })
    const lines = boardOf(client.hotel).flatMap((each) => ('lines' in each ? each.lines : []))
    expect(new Set(lines.map(({ label }) => label))).toEqual(new Set(['Гювеч']))
    expect(new Set(sums())).toEqual(new Set([14.5]))
    await save({ dishes: null })
    expect([sums(), (await dishes()).length > 100]).toEqual([before, true])
  })

  it('keeps drawing, translations and facts of a dish with another price', async () => {
    await save({ dishes: await changed('Таратор', { price: 99 }) })
    const photo = '/hotel-pictures/tarator.svg'
    expect(await menu('all', 'en')).toContainEqual(
      expect.objectContaining({ itemName: 'Tarator', itemPrice: 99, itemPhoto: photo }),
    )
    const { allergens, diet } = demoHotel.settings
    const facts = await configuration()
    expect(facts?.allergens).toMatchObject({ Таратор: allergens['Таратор'], Tarator: allergens['Таратор'] })
    expect(facts?.diet).toMatchObject({ Таратор: diet['Таратор'], Tarator: diet['Таратор'] })
  })

  it('has the prices of the hotel, and of two dishes of one name the one of its own menu', async () => {
    const [first] = client.hotel.db.menuItems.getAll()
    client.hotel.change((db) =>
      db.menuItems.update({ ...byId(first?.id ?? ''), data: { itemPrice: 77.5, itemPhoto: null } }),
    )
    expect((await dishes())[0]).toMatchObject({ names: { bg: first?.itemName }, price: 77.5 })
    const bothMenus = (await dishes()).filter(({ names }) => names.bg === 'Айрян')
    expect(bothMenus.map(({ menus }) => menus[0])).toEqual(['breakfast', 'all'])
    for (const own of bothMenus) expect(demoDishOf(own)?.dish.menus).toEqual(own.menus)
  })

  it('has the drawing of a dish of the same name, but facts only of one that is described alike', async () => {
    const soup = { ...stew, names: { bg: 'Таратор' } }
    const usual = (await dishes()).filter(({ names }) => names.bg === 'Таратор')
    for (const list of [[soup], [soup, ...usual], [...usual, soup]]) {
      await save({ dishes: list })
      expect((await menu('all', 'bg'))[0]).toMatchObject({ itemPhoto: '/hotel-pictures/tarator.svg' })
      expect((await configuration())?.allergens).not.toHaveProperty('Таратор')
    }
    // The demo hotel's has no description either, but names in other languages.
    await save({ dishes: [{ ...stew, names: { bg: 'Крем карамел' }, descriptions: {} }] })
    expect((await configuration())?.allergens).not.toHaveProperty('Крем карамел')
    await save({ dishes: [{ ...stew, names: { bg: 'Таратор', en: 'Our soup' } }] })
    expect(await menu('all', 'bg')).toMatchObject([{ itemPhoto: null }])
  })

  it('tells two dishes of one name apart, and drinks from food', async () => {
    const wine = { ...stew, categories: { bg: 'Червени вина' } }
    const water = { ...stew, categories: { bg: 'Безалкохолни' }, portions: {} }
    await save({ dishes: [stew, wine, water] })
    expect(await products()).toMatchObject([
      { label: 'Гювеч', productCategory: 'FOOD' },
      { label: 'Гювеч, 400 г', productCategory: 'ALCOHOLIC' },
      { label: 'Гювеч, 3', productCategory: 'NON_ALCOHOLIC' },
    ])
  })

  it.each([
    ['Напитки', 'Вино Мавруд', 'ALCOHOLIC'],
    ['Напитки', 'Водка, 50 мл', 'ALCOHOLIC'],
    ['Напитки', 'Безалкохолна бира', 'NON_ALCOHOLIC'],
    ['Напитки', 'Лимонада с джинджифил, половина', 'NON_ALCOHOLIC'],
    ['drinks', 'Gin', 'ALCOHOLIC'],
    ['Soft drinks', 'Ginger beer', 'NON_ALCOHOLIC'],
    ['Bebidas sin alcohol', 'Cerveza sin alcohol', 'NON_ALCOHOLIC'],
    ['Салати', 'Салата с вино', 'FOOD'],
  ])('in the section %s, %s is %s', async (section, name, productCategory) => {
    await save({ dishes: [{ ...stew, categories: { bg: section }, names: { bg: name } }] })
    expect(await products()).toMatchObject([{ productCategory }])
  })

  it.each<[object, string]>([
    [{ price: -1 }, 'price'],
    [{ price: 10_000 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: '5' }, 'price'],
    [{ names: { en: 'x'.repeat(101) } }, 'names.en'],
    [{ names: { de: 'x' } }, 'names.de'],
    [{ names: {} }, 'names'],
    [{ menus: [] }, 'menus'],
  ])('is rejected with the name of the invalid field, and nothing changes: %j', async (part, field) => {
    const given = { brand: { name: 'Hotel Mar' }, dishes: [{ ...stew, ...part }] }
    expect(await save(given)).toMatchObject({ status: 400, body: { field: `dishes.0.${field}` } })
    expect([client.hotel.dishes.read(), client.hotel.db.configurations.getAll()[0]?.appName]).toEqual([
      undefined,
      demoHotel.appName,
    ])
  })
})
