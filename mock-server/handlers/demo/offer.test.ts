import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { byId } from '#mock-server/models.ts'
import { beforeEach, expect, it } from 'vitest'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { applyBrand } from './brand.ts'
import { writeDishes } from './offer.ts'
import type { Dish } from '#mock-server/hotel/dish.ts'

const stew: Dish = {
  ...{ menus: ['all', 'roomService'], categories: {}, names: { bg: 'Гювеч' }, descriptions: {}, portions: {} },
  price: 12.3,
}

let hotel: Hotel
beforeEach(() => {
  hotel = openHotel({ clock: stoppedClock(new Date('2026-05-14T09:00:00Z')) })
})

const priceOf = (id: string) => hotel.db.products.findFirst(byId(id))?.price
const freeDishes = () => hotel.db.menuItems.getAll().filter(({ itemPrice }) => itemPrice === 0).length

it('a hotel that shows euro has its prices converted, not only renamed', () => {
  const free = freeDishes()
  applyBrand(hotel, { currency: 'eur' })
  expect([priceOf('shopska-salad'), priceOf('moussaka'), priceOf('espresso')]).toEqual([6.1, 8.2, 2.1])
  const salad = hotel.db.menuItems.findFirst({
    where: { menuType: { equals: 'all' }, itemName: { equals: 'Шопска салата' } },
  })
  expect(salad?.itemPrice).toBe(6.1)
  expect(freeDishes()).toBe(free)
  for (const { productIds, totalPrice } of hotel.db.orders.getAll()) {
    const sum = productIds.reduce((total, id) => total + (priceOf(id) ?? 0), 0)
    expect(totalPrice).toBeCloseTo(sum, 5)
  }
})

it('prices, also own ones, are the same when they are converted back, and for the other way to show leva', () => {
  writeDishes(hotel, [stew], 'lv')
  const before = rowsOf(hotel)
  applyBrand(hotel, { currency: 'lv+eur' })
  expect(rowsOf(hotel)).toEqual(before)
  applyBrand(hotel, { currency: 'lv' })
  applyBrand(hotel, { currency: 'eur' })
  expect([hotel.dishes.read(), priceOf('own-1')]).toEqual([{ list: [{ ...stew, price: 6.29 }] }, 6.29])
  applyBrand(hotel, {})
  expect(rowsOf(hotel)).toEqual(before)
})

it('an order whose product is gone is converted by its total', () => {
  hotel.change((db) => db.products.delete(byId('shopska-salad')))
  const order = hotel.db.orders.getAll().find(({ productIds }) => productIds.includes('shopska-salad'))
  applyBrand(hotel, { currency: 'eur' })
  const converted = hotel.db.orders.findFirst(byId(order?.id ?? ''))
  expect(converted?.totalPrice).toBeCloseTo((order?.totalPrice ?? 0) / 1.95583, 2)
})

const menu = (menuLanguage: string) =>
  hotel.db.menuItems.findMany({ where: { menuType: { equals: 'all' }, menuLanguage: { equals: menuLanguage } } })

it.each([
  ['350 г', '350 g'],
  ['1,5 кг', '1,5 kg'],
  ['200 гр.', '200 g'],
  ['300мл', '300ml'],
  ['0,5 л', '0,5 l'],
  ['2 литра', '2 литра'],
  ['голяма', 'голяма'],
])('a portion of %s is %s where the dish has a name, but no portion, in another language', (bg, en) => {
  writeDishes(hotel, [{ ...stew, names: { bg: 'Гювеч', en: 'Stew' }, portions: { bg } }], 'lv')
  expect([menu('bg')[0]?.portionSize, menu('en')[0]?.portionSize]).toEqual([bg, en])
})

it('a section that the demo hotel has too is translated as there where its own name in a language is not given', () => {
  const names = { bg: 'Супа', en: 'Soup' }
  const sections = [{ bg: 'СУПИ' }, { bg: 'Супи', en: 'Broths' }, { bg: 'Скара' }]
  writeDishes(
    hotel,
    sections.map((categories) => ({ ...stew, names, categories })),
    'lv',
  )
  expect(menu('en').map(({ category }) => category)).toEqual(['Soups', 'Broths', 'Скара'])
})

it('a dish without a name in a language has all its texts in English there, else in the first that it has', () => {
  const soup: Dish = {
    ...{ ...stew, names: { bg: 'Супа', en: 'Soup' }, descriptions: { bg: 'Топла', en: 'Warm' } },
    ...{ portions: { bg: '300 мл', en: '300 ml' }, categories: { bg: 'Супи', en: 'Soups' } },
  }
  const cake: Dish = { ...stew, names: { es: 'Tarta' }, descriptions: { es: 'Dulce' } }
  writeDishes(hotel, [soup, cake], 'lv')
  const texts = (language: string) =>
    menu(language).map(({ id, itemName, itemDescription, portionSize, category }) => [
      ...[id, itemName, itemDescription, portionSize, category],
    ])
  expect(texts('es')).toEqual([
    ['all-es-own-1', 'Soup', 'Warm', '300 ml', 'Soups'],
    ['all-es-own-2', 'Tarta', 'Dulce', null, null],
  ])
  expect(texts('bg').map(([, name]) => name)).toEqual(['Супа', 'Tarta'])
})
