import { beforeEach, expect, it } from 'vitest'
import { createHotel } from '#mock-server/createHotel.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { applyBrand } from './brand.ts'

let hotel: Hotel
beforeEach(() => {
  hotel = createHotel({ now: new Date('2026-05-14T09:00:00Z') })
})

const priceOf = (id: string) => hotel.store.products.find({ id })?.price

it.each(['lv', 'lv+eur'] as const)(
  'converts the prices of a hotel that shows %s, and does not only rename them',
  (currency) => {
    applyBrand(hotel, { currency })
    expect([priceOf('shopska-salad'), priceOf('moussaka'), priceOf('espresso')]).toEqual([11.7, 15.7, 3.9])
    expect(hotel.store.menuItems.where({ menuType: 'all', itemName: 'Шопска салата' })).toMatchObject([
      { itemPrice: 11.7 },
    ])
    for (const { productIds, totalPrice } of hotel.store.orders.where()) {
      const sum = productIds.reduce((total, id) => total + (priceOf(id) ?? 0), 0)
      expect(totalPrice).toBeCloseTo(sum, 5)
    }
  },
)

it('leaves free dishes free', () => {
  const free = () => hotel.store.menuItems.where().filter(({ itemPrice }) => itemPrice === 0).length
  const before = free()
  applyBrand(hotel, { currency: 'lv' })
  expect(free()).toBe(before)
})

it('gives the same prices when they are converted back, and changes nothing for the same currency', () => {
  const before = hotel.store.dump()
  applyBrand(hotel, { currency: 'eur' })
  expect(hotel.store.dump()).toEqual(before)
  applyBrand(hotel, { currency: 'lv' })
  applyBrand(hotel, { currency: 'lv+eur' })
  applyBrand(hotel, {})
  expect(hotel.store.dump()).toEqual(before)
})

it('converts an order whose product is gone by its total', () => {
  hotel.store.products.remove('shopska-salad')
  const order = hotel.store.orders.where().find(({ productIds }) => productIds.includes('shopska-salad'))
  applyBrand(hotel, { currency: 'lv' })
  const converted = hotel.store.orders.find({ id: order?.id ?? '' })
  expect(converted?.totalPrice).toBeCloseTo((order?.totalPrice ?? 0) * 1.95583, 1)
})
