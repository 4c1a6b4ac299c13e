import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { productList } from '#src/wire/products.ts'
import { visitHotel } from './visit.ts'

const visit = visitHotel()

describe('GET products', () => {
  it('gives a signed-in guest every product, as `content`', async () => {
    const { status, body } = await visit.get('products')
    expect(status).toBe(200)
    expect(body).toEqual({ content: visit.hotel.store.products.where() })
    expect(v.parse(productList, body).length).toBeGreaterThanOrEqual(24)
  })

  it('is closed to visitors', async () => {
    visit.token = ''
    expect(await visit.get('products')).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })
})
