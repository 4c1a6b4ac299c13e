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
