import { beforeEach, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { applyBrand } from './brand.ts'

let hotel: Hotel
beforeEach(() => {
  hotel = createHotel({ now: new Date('2026-05-14T09:00:00Z') })
})

const priceOf = (id: string) => hotel.store.products.find({ id })?.price
const freeDishes = () => hotel.store.menuItems.where().filter(({ itemPrice }) => itemPrice === 0).length

it.each(['lv', 'lv+eur'] as const)('a hotel that shows %s has its prices converted, not only renamed', (currency) => {
  const free = freeDishes()
  applyBrand(hotel, { currency })
  expect([priceOf('shopska-salad'), priceOf('moussaka'), priceOf('espresso')]).toEqual([11.7, 15.7, 3.9])
  const [salad] = hotel.store.menuItems.where({ menuType: 'all', itemName: 'Шопска салата' })
  expect(salad?.itemPrice).toBe(11.7)
  expect(freeDishes()).toBe(free)
  for (const { productIds, totalPrice } of hotel.store.orders.where()) {
    const sum = productIds.reduce((total, id) => total + (priceOf(id) ?? 0), 0)
    expect(totalPrice).toBeCloseTo(sum, 5)
  }
})

it('prices are the same when they are converted back, and for the same currency', () => {
  const before = hotel.store.dump()
  applyBrand(hotel, { currency: 'eur' })
  expect(hotel.store.dump()).toEqual(before)
  applyBrand(hotel, { currency: 'lv' })
  applyBrand(hotel, { currency: 'lv+eur' })
  applyBrand(hotel, {})
  expect(hotel.store.dump()).toEqual(before)
})

it('an order whose product is gone is converted by its total', () => {
  hotel.store.products.remove('shopska-salad')
  const order = hotel.store.orders.where().find(({ productIds }) => productIds.includes('shopska-salad'))
  applyBrand(hotel, { currency: 'lv' })
  const converted = hotel.store.orders.find({ id: order?.id ?? '' })
  expect(converted?.totalPrice).toBeCloseTo((order?.totalPrice ?? 0) * 1.95583, 1)
})
