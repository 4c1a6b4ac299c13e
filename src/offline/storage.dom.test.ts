import { afterEach, describe, expect, it, vi } from 'vitest'
import { orderList } from '#src/schemas/orders.ts'
import { readStoredResponse } from './readStoredResponse.ts'
import { removeStoredResponses, keyOf, writeStoredResponse } from './storage.ts'

const soup = { id: 1, orderNumber: '1042', status: 'DELIVERED', totalPrice: 23.5 }
const menus = { endpointName: 'getMenus', originalArgs: { languageCode: 'bg', menuType: 'bar' } }
const orders = 'companion-offline-of-"7"-getOrders'
const keys = () => Object.keys(localStorage).toSorted()

afterEach(() => vi.restoreAllMocks())

describe('the place of an answer', () => {
  it('is its question’s own: each menu in each language, and each list of each guest', () => {
    expect(keyOf(menus, undefined)).toBe('companion-offline-getMenus-{"languageCode":"bg","menuType":"bar"}')
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, 7)).toBe(orders)
    expect(keyOf({ endpointName: 'getProducts' }, '7')).toBe('companion-offline-of-"7"-getProducts')
  })

  it('is none for what is asked for another guest, or without one', () => {
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, 8)).toBeUndefined()
    expect(keyOf({ endpointName: 'getOrders', originalArgs: 7 }, undefined)).toBeUndefined()
    expect(keyOf({ endpointName: 'getProducts' }, undefined)).toBeUndefined()
  })
})

describe('what is kept', () => {
  it('is read with the moment it was read at', () => {
    writeStoredResponse(orders, { at: 5, answer: [soup] })
    expect(readStoredResponse(orders, orderList)).toEqual({ at: 5, answer: [soup] })
  })

  it.each([
    ['torn', '{"at":5,"answer":[{"id":1'],
    ['of an older version', JSON.stringify({ at: 5, answer: [{ number: 1042 }] })],
    ['without its moment', JSON.stringify({ answer: [soup] })],
    ['of a moment that no clock shows', JSON.stringify({ at: 1e300, answer: [soup] })],
  ])('counts as nothing when it is %s', (_how, text) => {
    localStorage.setItem(orders, text)
    expect(readStoredResponse(orders, orderList)).toBeUndefined()
  })

  it('that is personal goes, but for that of the guest who is named; menus stay', () => {
    const all = [
      orders,
      'companion-offline-of-"7"-getProducts',
      'companion-offline-of-"77"-getOrders',
      keyOf(menus, 7) ?? '',
    ]
    for (const key of [...all, 'companion-receipt-x']) localStorage.setItem(key, '{')
    removeStoredResponses(7)
    expect(keys()).toEqual([...all.filter((key) => !key.includes('77')), 'companion-receipt-x'].toSorted())
    removeStoredResponses()
    expect(keys()).toEqual([keyOf(menus, 7), 'companion-receipt-x'])
  })
})

/** A storage in which only so many of our answers find room. */
function roomFor(answers: number) {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    const others = Object.keys(this).filter((each) => each.startsWith('companion-offline-') && each !== key)
    if (others.length >= answers) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

describe('a phone without room', () => {
  it('drops what is damaged, then the oldest, and nothing of others', () => {
    localStorage.setItem('companion-offline-of-"7"-torn', '{')
    for (const at of [3, 1, 2]) writeStoredResponse(`companion-offline-of-"7"-${at}`, { at, answer: [] })
    localStorage.setItem('companion-receipt-x', '{}')
    roomFor(3)
    writeStoredResponse(orders, { at: 4, answer: [soup] })
    expect(keys()).toEqual(['companion-offline-of-"7"-2', 'companion-offline-of-"7"-3', orders, 'companion-receipt-x'])
  })

  it('keeps nothing, and breaks nothing', () => {
    roomFor(0)
    writeStoredResponse(orders, { at: 4, answer: [soup] })
    expect(keys()).toEqual([])
  })

  it('or whose storage is blocked breaks nothing either', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    writeStoredResponse(orders, { at: 4, answer: [soup] })
    removeStoredResponses()
    expect(readStoredResponse(orders, orderList)).toBeUndefined()
  })
})
