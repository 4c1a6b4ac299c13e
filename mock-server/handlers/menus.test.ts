import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { menuList } from '#src/schemas/menus.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

describe('GET menus/all/params', () => {
  it.each(['breakfast', 'bar', 'all'])(
    'returns the %s menu in all its languages without a session',
    async (menuType) => {
      client.token = ''
      const { status, body } = await client.get(`menus/all/params?languageCode=en&menuType=${menuType}`)
      expect(status).toBe(200)
      const menus = v.parse(menuList, body)
      expect(menus.map(({ menuLanguage }) => menuLanguage.toLowerCase()).toSorted()).toEqual(['bg', 'en', 'es'])
      for (const { menuItems } of menus) expect(menuItems.length).toBeGreaterThanOrEqual(20)
    },
  )

  it('returns items as they are stored, without a category or a price if there is none', async () => {
    const texts = { category: null, itemName: 'Eau', itemDescription: null, portionSize: null, itemPhoto: null }
    const item = { id: 'x', itemPrice: 0, ...texts }
    client.hotel.store.menuItems.insert({ menuType: 'bar', menuLanguage: 'FR', ...item })
    const { body } = await client.get('menus/all/params?languageCode=bg&menuType=bar')
    expect(body).toContainEqual({ menuLanguage: 'FR', menuItems: [item] })
  })

  it.each([
    ['menuType', 'languageCode=bg'],
    ['menuType', 'languageCode=bg&menuType=lunch'],
    ['languageCode', 'menuType=bar'],
    ['languageCode', 'languageCode=BG&menuType=bar'],
  ])('answers 400 and names %s when the query is %s', async (field, query) => {
    expect(await client.get(`menus/all/params?${query}`)).toMatchObject({ status: 400, body: { field } })
  })
})
