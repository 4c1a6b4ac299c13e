import { describe, expect, it } from 'vitest'
import demoHotel from '#fixtures/configuration.json'
import { resetHotel } from '#mock-server/hotel/hotel.ts'
import type { DishEdits } from './dishes.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const put = (path: string, body: unknown) =>
  client.send(`/__demo/${path}`, { method: 'PUT', body: JSON.stringify(body) })
const edit = (edits: DishEdits) => put('dishes', edits)

interface ShownDish {
  id: string
  names: Record<string, string>
  descriptions: Record<string, string>
  price: number
}

async function dishes(): Promise<ShownDish[]> {
  return (await client.get('/__demo/dishes')).body as ShownDish[]
}

async function dishNamed(name: string): Promise<ShownDish> {
  const found = (await dishes()).find(({ names }) => names['bg'] === name)
  if (found === undefined) throw new Error(`There is no dish ${name}`)
  return found
}

async function menu(menuType: string, language: string) {
  const { body } = await client.get(`menus/all/params?languageCode=${language}&menuType=${menuType}`)
  const lists = body as {
    menuLanguage: string
    menuItems: { itemName: string; itemDescription?: string; itemPrice: number }[]
  }[]
  return lists.find(({ menuLanguage }) => menuLanguage === language)?.menuItems ?? []
}

async function products() {
  const { body } = await client.get('products')
  return (body as { content: { id: string; label: string; price: number }[] }).content
}

/** The names on a menu that have one of these words. */
async function namesWith(menuType: string, language: string, word: RegExp): Promise<string[]> {
  return (await menu(menuType, language)).map(({ itemName }) => itemName).filter((name) => word.test(name))
}

describe('a dish named after the hotel', () => {
  it.each([
    [{ bg: 'Хотел „Роза“', en: 'Rose Hotel', es: 'Hotel Rosa' }, 'bg', 'Бургер „Роза“', '„Роза“'],
    [{ bg: 'Хотел „Роза“', en: 'Rose Hotel', es: 'Hotel Rosa' }, 'en', 'Rose burger', 'Rose'],
    [{ bg: 'Хотел „Роза“', en: 'Rose Hotel', es: 'Hotel Rosa' }, 'es', 'Hamburguesa Rosa', 'Rosa'],
    [{ bg: 'Хотел', en: 'Hotel' }, 'es', 'Hamburguesa Hotel', 'Hotel'],
  ])('carries the name of %o in %s', async (names, language, burger, cocktail) => {
    await put('brand', { names })
    expect((await menu('all', language)).map(({ itemName }) => itemName)).toContain(burger)
    expect((await menu('bar', language)).map(({ itemName }) => itemName)).toContain(cocktail)
    for (const type of ['all', 'bar']) expect(await namesWith(type, language, /Липов|Linden|Tilo/)).toEqual([])
  })
})

describe('what the presenter changes of a dish', () => {
  it('is what guests read, in each language, and pay', async () => {
    const { id } = await dishNamed('Клуб сандвич')
    const names = { bg: 'Сандвич „Варна“', en: 'Varna sandwich' }
    expect(await edit({ [id]: { names, descriptions: { en: 'With sprats', bg: '' }, price: 12.3 } })).toMatchObject({
      ...{ status: 200 },
    })
    expect(await menu('bar', 'en')).toContainEqual(
      expect.objectContaining({ itemName: 'Varna sandwich', itemDescription: 'With sprats', itemPrice: 12.3 }),
    )
    expect(await menu('bar', 'bg')).toContainEqual(
      expect.objectContaining({ itemName: 'Сандвич „Варна“', itemDescription: null, itemPrice: 12.3 }),
    )
    expect(await products()).toContainEqual(expect.objectContaining({ label: 'Сандвич „Варна“', price: 12.3 }))
    const order = await client.post('orders/customer/1001', {
      message: '',
      productIds: ['club-sandwich', 'club-sandwich'],
    })
    expect(order).toMatchObject({ status: 201, body: { totalPrice: 24.6 } })
  })

  it('names products that no menu has in the configuration', async () => {
    await edit({ 'product-fruit': {} })
    const { id } = await dishNamed('Таратор с орехи')
    await edit({ [id]: { names: { bg: 'Таратор', en: 'Cold soup' }, price: 5 } })
    expect(await products()).toContainEqual(expect.objectContaining({ label: 'Таратор', price: 5 }))
    const { body } = await client.get('configurations')
    const portion = '300 g'
    expect(body).toMatchObject([
      {
        productNames: { Таратор: { en: { name: 'Cold soup', portion }, es: { name: 'Tarator con nueces', portion } } },
      },
    ])
  })

  it.each<[unknown, string]>([
    [{ 'bar-1': { price: -1 } }, 'bar-1.price'],
    [{ 'bar-1': { price: 10_000 } }, 'bar-1.price'],
    [{ 'bar-1': { price: 1.005 } }, 'bar-1.price'],
    [{ 'bar-1': { price: '5' } }, 'bar-1.price'],
    [{ 'bar-1': { names: { en: 'x'.repeat(101) } } }, 'bar-1.names.en'],
    [{ 'bar-1': { names: { de: 'x' } } }, 'bar-1.names.de'],
    [{ casino: { price: 1 } }, 'body'],
  ])('is rejected with the name of the invalid field, and nothing changes: %j', async (edits, field) => {
    expect(await put('dishes', edits)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.dishes.read()).toBeUndefined()
  })

  it('lasts with the brand, until the menus are restored', async () => {
    const { id } = await dishNamed('Клуб сандвич')
    await edit({ [id]: { price: 99 } })
    resetHotel(client.hotel, { keepsBrand: true })
    expect((await dishNamed('Клуб сандвич')).price).toBe(99)
    await client.send('/__demo/dishes', { method: 'DELETE' })
    expect((await dishNamed('Клуб сандвич')).price).not.toBe(99)
    await edit({ [id]: { price: 99 } })
    resetHotel(client.hotel)
    expect((await dishNamed('Клуб сандвич')).price).not.toBe(99)
  })
})

it('the configuration says what a dish contains, and for whom it is, by each name under which guests see it', async () => {
  const { id } = await dishNamed('Таратор')
  await edit({ [id]: { names: { en: 'Cold soup' } } })
  const [configuration] = (await client.get('configurations')).body as object[]
  const { allergens, diet } = demoHotel.settings
  for (const name of ['Таратор', 'Cold soup', 'Tarator'])
    expect(configuration).toMatchObject({
      allergens: { [name]: allergens['Таратор'] },
      diet: { [name]: diet['Таратор'] },
    })
})
