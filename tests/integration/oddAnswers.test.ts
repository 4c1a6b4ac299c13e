import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { jsonOf } from '#tests/support/hostileTexts.ts'
import { openSlice } from '#tests/support/page/openSlice.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'

const calls = hotelApi.endpoints
const soup = { id: 1, label: 'Таратор', price: 6.5, productCategory: 'FOOD' }
const bar = { moduleName: 'bar', sortOrder: 1, internalUrl: '/bar' }

/** The app's store with a hotel that responds to this call with `body`. */
function storeWithResponse(path: string, body: unknown) {
  const { store, adapter, origin } = openSlice()
  adapter.server.use(http.all(`${origin}/api/${path}`, () => HttpResponse.text(jsonOf(body))))
  return store
}

/** Expects a warning on the console for each of these fields. */
function expectWarnings(...fields: readonly string[]) {
  for (const field of fields)
    expectConsole('warn', new RegExp(`^${field.replaceAll(/[[\].]/g, String.raw`\$&`)} does not fit: `))
}

describe('an invalid value is converted or left out, with a warning that names the field', () => {
  it('of products: prices are rounded half up or parsed as numbers, pictures and rows without a name are left out', async () => {
    expectWarnings('products: content[].price', 'products: content[].image', 'products: content[].label')
    const content = [
      { ...soup, price: 6.505 },
      { ...soup, id: 2, price: '7.10' },
      { ...soup, id: 3, image: { url: '/a.jpg' } },
      { ...soup, id: 4, label: null },
      { ...soup, id: 5, price: -1 },
      { ...soup, id: 6, price: 1.004 },
    ]
    const { data, error } = await storeWithResponse('products', { content }).dispatch(calls.getProducts.initiate())
    expect(error).toBeUndefined()
    expect(data).toEqual([
      { ...soup, price: 6.51 },
      { ...soup, id: 2, price: 7.1 },
      { ...soup, id: 3 },
      { ...soup, id: 6, price: 1 },
    ])
  })

  it('of orders: a sum that is not finite counts as absent, and the order stays', async () => {
    expectWarnings('orders: content[].totalPrice')
    const content = [{ id: 1, totalPrice: Infinity }]
    const { data } = await storeWithResponse('orders/customer/7', { content }).dispatch(calls.getOrders.initiate(7))
    expect(data).toEqual([{ id: 1 }])
  })

  it('of a menu: a numeric portion becomes a text, and a dish without a name is left out', async () => {
    expectWarnings('menus: [].menuItems[].portionSize', 'menus: [].menuItems[].itemName')
    const menuItems = [{ id: 1, itemName: 'Мекици', itemPrice: 4, portionSize: 300 }, { id: 2 }]
    const { data } = await storeWithResponse('menus/all/params', [{ menuLanguage: 'BG', menuItems }]).dispatch(
      calls.getMenus.initiate({ languageCode: 'bg', menuType: 'all' }),
    )
    expect(data).toEqual([
      {
        menuLanguage: 'BG',
        menuItems: [{ id: 1, category: 'Other', itemName: 'Мекици', itemPrice: 4, portionSize: '300' }],
      },
    ])
  })

  it('of a menu: an unreadable price is marked so, a missing price is 0, and a dish needs no id', async () => {
    expectWarnings('menus: [].menuItems[].itemPrice', 'menus: [].menuItems[].id')
    const odd = [{ itemPrice: '9,50 lv' }, { itemPrice: -3 }, { itemPrice: Infinity }]
    const menuItems = [...odd, { itemPrice: null }, {}, { itemPrice: '4.5', id: {} }].map((price) => ({
      itemName: 'Мекици',
      ...price,
    }))
    const { data } = await storeWithResponse('menus/all/params', [{ menuLanguage: 'BG', menuItems }]).dispatch(
      calls.getMenus.initiate({ languageCode: 'bg', menuType: 'all' }),
    )
    const none = 'unreadable'
    expect(data?.[0]?.menuItems.map(({ itemPrice }) => itemPrice)).toEqual([none, none, none, 0, 0, 4.5])
  })

  it('of the configuration: invalid keys count as absent, invalid modules are left out, and only the first element is read', async () => {
    expectWarnings(
      ...[
        'configurations: [].deviceProfile.contentModules[].internalUrl',
        'configurations: [].deviceProfile.contentModules[]',
      ],
      ...[
        'configurations: [].currency',
        'configurations: [].brand.color',
        'configurations: [].deviceProfile.contentModules[].sortOrder',
      ],
    )
    const contentModules = [{ ...bar, internalUrl: null }, bar, 'spa', { ...bar, sortOrder: '2' }]
    const first = {
      appName: 'Х',
      termsUrl: '',
      currency: 'usd',
      brand: { color: 7, headerImage: '/h.webp' },
      deviceProfile: { contentModules },
    }
    const list = [first, { appName: 7, deviceProfile: 'garbage' }, null]
    const { data } = await storeWithResponse('configurations', list).dispatch(calls.getConfigurations.initiate())
    const modules = [bar, { ...bar, sortOrder: 2 }]
    expect(data).toEqual([
      { appName: 'Х', brand: { color: '7', headerImage: '/h.webp' }, deviceProfile: { contentModules: modules } },
    ])
  })
})
