import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { productList } from '#src/schemas/products.ts'
import { openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()

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
