import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { productList } from '#src/schemas/products.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

describe('GET products', () => {
  it('returns all products to a signed-in guest, as `content`', async () => {
    const { status, body } = await client.get('products')
    expect(status).toBe(200)
    expect(body).toEqual({ content: client.hotel.store.products.where() })
    expect(v.parse(productList, body).length).toBeGreaterThanOrEqual(24)
  })

  it('is 401 without a session', async () => {
    client.token = ''
    expect(await client.get('products')).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
  })
})
