import { expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()

it('menus are public, and have items as they are stored, without a category or a price if there is none', async () => {
  client.token = ''
  const texts = { category: null, itemName: 'Eau', itemDescription: null, portionSize: null, itemPhoto: null }
  const item = { id: 'x', itemPrice: 0, ...texts }
  client.hotel.change((db) => db.menuItems.create({ menuType: 'bar', menuLanguage: 'FR', ...item }))
  const { status, body } = await client.get('menus/all/params?languageCode=bg&menuType=bar')
  expect(status).toBe(200)
  expect(body).toContainEqual({ menuLanguage: 'FR', menuItems: [item] })
  expect((body as { menuLanguage: string }[]).map(({ menuLanguage }) => menuLanguage)).toHaveLength(4)
})

it.each([
  ['menuType', 'languageCode=bg'],
  ['menuType', 'languageCode=bg&menuType=lunch'],
  ['languageCode', 'menuType=bar'],
  ['languageCode', 'languageCode=BG&menuType=bar'],
])('an invalid %s of a menu is 400, which names it: %s', async (field, query) => {
  expect(await client.get(`menus/all/params?${query}`)).toMatchObject({ status: 400, body: { field } })
})
