import { afterEach, describe, expect, it, vi } from 'vitest'
import { orderList } from '#src/schemas/orders.ts'
import { readStoredResponse, removeStoredResponses, keyOf, writeStoredResponse } from './storedResponses.ts'

const soup = { id: 1, orderNumber: '1042', status: 'DELIVERED', totalPrice: 23.5 }
const menus = { endpointName: 'getMenus', originalArgs: { menuType: 'bar', languageCode: 'bg' } }
const orders = 'companion-offline-of-"7"-getOrders'
const keys = () => Object.keys(localStorage).toSorted()

afterEach(() => vi.restoreAllMocks())

describe('the storage key of a response', () => {
  it('is distinct for each menu in each language, and for each list of each guest', () => {
    expect(keyOf(menus, undefined)).toBe('companion-offline-getMenus-{"languageCode":"bg","menuType":"bar"}')
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, 7)).toBe(orders)
    expect(keyOf({ endpointName: 'getProducts' }, '7')).toBe('companion-offline-of-"7"-getProducts')
  })

  it('does not exist for another guest’s query, or without a guest', () => {
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, 8)).toBeUndefined()
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, undefined)).toBeUndefined()
    expect(keyOf({ endpointName: 'getProducts' }, undefined)).toBeUndefined()
  })
})

describe('a stored response', () => {
  it('is read with its time', () => {
    writeStoredResponse(orders, { at: 5, response: [soup] })
    expect(localStorage.getItem(orders)).toBe(JSON.stringify({ at: 5, answer: [soup] }))
    expect(readStoredResponse(orders, orderList)).toEqual({ at: 5, response: [soup] })
  })

  it('of a guest is removed, except for the named guest’s; menus stay', () => {
    const all = [
      orders,
      'companion-offline-of-"7"-getProducts',
      'companion-offline-of-"77"-getOrders',
      keyOf(menus, 7) ?? '',
    ]
    for (const key of [...all, 'companion-receipt-x']) localStorage.setItem(key, '{')
    removeStoredResponses(7)
    expect(keys()).toEqual([...all.filter((key) => !key.includes('77')), 'companion-receipt-x'].toSorted())
    removeStoredResponses(8)
    expect(keys()).toEqual([keyOf(menus, 7), 'companion-receipt-x'])
  })
})

/** A storage with space for a limited number of responses. */
function roomFor(answers: number) {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const others = Object.keys(this).filter((each) => each.startsWith('companion-offline-') && each !== key)
    if (others.length >= answers) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

describe('full storage', () => {
  it('removes damaged responses, then the oldest, and no other keys', () => {
    localStorage.setItem('companion-offline-of-"7"-torn', '{')
    for (const at of [3, 1, 2]) writeStoredResponse(`companion-offline-of-"7"-${at}`, { at, response: [] })
    localStorage.setItem('companion-receipt-x', '{}')
    roomFor(3)
    writeStoredResponse(orders, { at: 4, response: [soup] })
    expect(keys()).toEqual(['companion-offline-of-"7"-2', 'companion-offline-of-"7"-3', orders, 'companion-receipt-x'])
  })

  it('stores nothing when there is still no space, and breaks nothing', () => {
    roomFor(0)
    writeStoredResponse(orders, { at: 4, response: [soup] })
    expect(keys()).toEqual([])
  })
})

it('a blocked storage breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  writeStoredResponse(orders, { at: 4, response: [soup] })
  removeStoredResponses(7)
  expect(readStoredResponse(orders, orderList)).toBeUndefined()
})
