import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient } from '#tests/support/servers/guestClient.ts'
import { anId, aPicture, aPrice, aText, newPact, publicHeaders } from './pact.ts'

const { arrayContaining, eachLike, regex } = MatchersV3
const { getMenus } = hotelApi.endpoints
const pact = newPact()
const required = { itemName: aText('Таратор') }

describe('menus', () => {
  it.each([
    ['bg', 'all'],
    ['en', 'breakfast'],
    ['es', 'bar'],
  ] as const)('in %s of type %s are listed for every guest, signed in or not', async (languageCode, menuType) => {
    const query = { languageCode, menuType }
    await pact
      .addInteraction()
      .given('a hotel with menus', query)
      .uponReceiving(`a request for the menus of type ${menuType} in ${languageCode}`)
      .withRequest('GET', '/menus/all/params', (request) => request.headers(publicHeaders).query(query))
      .willRespondWith(200, (response) => {
        const menuLanguage = regex(`^(?i)${languageCode}$`, languageCode)
        response.jsonBody(arrayContaining({ menuLanguage, menuItems: eachLike(required) }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getMenus.initiate(query))
        expect(data).toMatchObject([
          { menuLanguage: languageCode, menuItems: [{ itemName: 'Таратор', category: 'Other', itemPrice: 0 }] },
        ])
      })
  })

  it('contain every field of a dish that the hotel has', async () => {
    const query = { languageCode: 'bg', menuType: 'all' } as const
    await pact
      .addInteraction()
      .given('a hotel with menus with every field', query)
      .uponReceiving('a request for menus with every field')
      .withRequest('GET', '/menus/all/params', (request) => request.headers(publicHeaders).query(query))
      .willRespondWith(200, (response) => {
        const texts = { category: aText('appetizers'), itemDescription: aText('С орехи'), portionSize: aText('300 г') }
        const dish = {
          ...required,
          id: anId('dish-1'),
          ...texts,
          itemPrice: aPrice(6.9),
          itemPhoto: aPicture('/pictures/tarator.webp'),
        }
        response.jsonBody(eachLike({ menuLanguage: aText('bg'), menuItems: eachLike(dish) }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url, null).dispatch(getMenus.initiate(query))
        const texts = { itemName: 'Таратор', category: 'appetizers', itemDescription: 'С орехи', portionSize: '300 г' }
        const dish = { id: 'dish-1', ...texts, itemPrice: 6.9, itemPhoto: '/pictures/tarator.webp' }
        expect(data).toEqual([{ menuLanguage: 'bg', menuItems: [dish] }])
      })
  })

  it.each(['breakfast', 'bar'] as const)(
    'are an empty list when the hotel has no menu of type %s',
    async (menuType) => {
      const query = { languageCode: 'bg', menuType } as const
      await pact
        .addInteraction()
        .given('a hotel without menus', { menuType })
        .uponReceiving(`a request for menus of type ${menuType}, which the hotel does not have`)
        .withRequest('GET', '/menus/all/params', (request) => request.headers(publicHeaders).query(query))
        .willRespondWith(200, (response) => response.jsonBody([]))
        .executeTest(async ({ url }) => {
          const { data } = await openGuestClient(url, null).dispatch(getMenus.initiate(query))
          expect(data).toEqual([])
        })
    },
  )
})
