import { describe, expect, it } from 'vitest'
import { readNoCartNotice, noCartNotice, readFinalizeState } from './navigationState.ts'

describe('readFinalizeState', () => {
  it('returns the id of the receipt that is being sent again, if any', () => {
    const cart = [{ productId: 'soup', quantity: 1 }]
    expect(readFinalizeState({ cart, resubmittedId: 'one' }, 7)).toEqual({ cart, resubmittedId: 'one' })
    expect(readFinalizeState({ cart, resubmittedId: 7 }, 7)).toEqual({ cart })
    expect(readFinalizeState({ resubmittedId: 'one' }, 7)).toBeUndefined()
  })

  it('ignores the cart of another guest who used this tab', () => {
    const cart = [{ productId: 'soup', quantity: 1 }]
    expect(readFinalizeState({ personId: 8, cart }, 7)).toBeUndefined()
    expect(readFinalizeState({ personId: 7, cart }, 7)).toEqual({ personId: 7, cart })
  })
})

describe('the no-cart notice', () => {
  it('is recognised, with the products that were left out', () => {
    expect(readNoCartNotice(noCartNotice())).toEqual([])
    expect(readNoCartNotice({ notice: 'no-cart' })).toEqual([])
    expect(readNoCartNotice(noCartNotice([7, 'soup']))).toEqual([7, 'soup'])
    const others = [null, {}, { notice: 'other' }, 'no-cart', { notice: 'no-cart', withdrawn: [{}] }]
    for (const state of others) expect(readNoCartNotice(state)).toBeUndefined()
  })
})
