import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { configuration, configurationList, hasUnreadableTiles } from './configuration.ts'
import * as fields from './fields.ts'
import { menuList, UNREADABLE } from './menus.ts'
import { orderBody, orderList } from './orders.ts'
import { productList } from './products.ts'
import { ratingBody } from './ratings.ts'
import { reportBody, reportList } from './reports.ts'
import { amenityRequestBody, amenityRequestList } from './requests.ts'
import { reservationBody, reservationList } from './reservations.ts'
import { loginBody } from './session.ts'

const soup = { id: 1, label: 'Таратор', price: 6.5, image: null, productCategory: 'FOOD' }

describe('a response of the hotel', () => {
  it.each([
    ['food', 'FOOD'],
    ['Non-Alcoholic', 'NON_ALCOHOLIC'],
    ['non alcohol', 'NON_ALCOHOLIC'],
    [' NON - ALCOHOLIC ', 'NON_ALCOHOLIC'],
    ['Alcoholic', 'ALCOHOLIC'],
    ['Cigars', 'Cigars'],
  ])('compares a category without regard to case: %s', (productCategory, read) =>
    expect(v.parse(productList, [{ ...soup, productCategory }])[0]?.productCategory).toBe(read),
  )

  it.each(['6.50', 6.505, -1, Number.NaN, 10_000_000.01, 1e21, Infinity])('never has a price like %j', (price) => {
    expect(v.safeParse(productList, { content: [{ ...soup, price }] }).success).toBe(false)
  })

  it.each([Infinity, 2 ** 53, -1e21, '', null, true, {}])(
    'is rejected with an id like %j, which cannot be sent back as received',
    (id) => {
      expect(v.safeParse(orderList, [{ id }]).success).toBe(false)
    },
  )

  it.each([
    ['a product', productList, { id: 1, label: 'Таратор', price: 6.5, image: '/soup.jpg', productCategory: 'FOOD' }],
    [
      'an order',
      orderList,
      { id: 'a', reservationDate: 'March 5th, 2026', orderNumber: 2119, status: 'CREATED', totalPrice: 13 },
    ],
    [
      'a reservation',
      reservationList,
      {
        ...{
          id: 2,
          reservationDate: 'March 5th, 2026',
          numberOfPeople: 2,
          mealTime: 'Dinner',
          reservationTime: '19:00',
          specialInstructions: 'Window',
        },
        ...{ name: 'Maria Ivanova', roomNumber: '305', email: 'maria@example.com', phoneNumber: '+359 2 555 01 05' },
      },
    ],
    [
      'a report',
      reportList,
      { id: 3, customerMessage: 'Loud', status: 'CREATED', category: 'Шум', createdTime: '2026-03-05T10:30:00Z' },
    ],
    [
      'a request',
      amenityRequestList,
      {
        ...{
          id: 4,
          customerMessageRequest: 'Two',
          status: 'CREATED',
          category: 'Нови Кърпи',
          reservationDate: '2026-03-05',
        },
        ...{ createdTime: '2026-03-05T10:30:00Z', lastUpdatedTime: '2026-03-05T11:00:00Z' },
      },
    ],
  ])('is parsed as received, without unknown fields: %s', (_what, list, row) => {
    expect(v.parse(list, { content: [{ ...row, ofTheHotel: 'alone' }] })).toEqual([row])
  })

  it('is a dish without a known price where the price could not be read, also when it is parsed again', () => {
    const prices = [{}, { itemPrice: null }, { itemPrice: undefined }, { itemPrice: UNREADABLE }, { itemPrice: 4 }]
    const menuItems = prices.map((itemPrice) => ({ itemName: 'Мекици', ...itemPrice }))
    const [menu] = v.parse(menuList, [{ menuLanguage: 'BG', menuItems }])
    expect(menu?.menuItems.map(({ itemPrice }) => itemPrice)).toEqual([0, 0, 'unreadable', 'unreadable', 4])
    expect(
      v.safeParse(menuList, [{ menuLanguage: 'BG', menuItems: [{ itemName: 'a', itemPrice: 'free' }] }]).success,
    ).toBe(false)
  })

  it('fails with the field and a message when it is invalid', () => {
    const { issues } = v.safeParse(productList, { content: [soup, { ...soup, price: 6.505 }] })
    expect([v.getDotPath(issues?.[0] as v.BaseIssue<unknown>), issues?.[0].message]).toEqual([
      'content.1.price',
      'is too precise',
    ])
    expect(v.safeParse(fields.contentOf(v.object({ id: fields.id })), {}).success).toBe(false)
  })

  it('is rejected when an id is in a list twice', () => {
    const { issues } = v.safeParse(productList, { content: [soup, { ...soup, id: '1' }] })
    expect([v.getDotPath(issues?.[0] as v.BaseIssue<unknown>), issues?.[0].message]).toEqual([
      'content.1',
      'repeats an id',
    ])
  })

  it.each([null, undefined])('may have no list of modules or dishes: %j', (none) => {
    const parse = (schema: v.GenericSchema, body: object) => v.parse(schema, JSON.parse(JSON.stringify(body)))
    expect(parse(configurationList, [{ appName: 'Х', deviceProfile: { contentModules: none } }])).toEqual([
      { appName: 'Х', deviceProfile: { contentModules: [] } },
    ])
    expect(parse(menuList, [{ menuLanguage: 'BG', menuItems: none }])).toEqual([{ menuLanguage: 'BG', menuItems: [] }])
  })

  it.each([null, {}, { content: null }, ''])('is not a list of what a guest sent when it is %j', (body) => {
    for (const list of [orderList, reservationList, reportList, amenityRequestList])
      expect(v.safeParse(list, body).success).toBe(false)
  })

  it('is a configuration without elements when its first one is null', () => {
    expect(v.parse(configurationList, [null, { appName: 'Х' }])).toEqual([])
  })

  it('has unreadable tiles only when its device profile was removed', () => {
    const { deviceProfile } = v.parse(configuration, { deviceProfile: { contentModules: [] } })
    expect(hasUnreadableTiles([{ deviceProfile: undefined }])).toBe(true)
    for (const list of [[], [{}], [{ deviceProfile: null }], [{ deviceProfile }]])
      expect(hasUnreadableTiles(list)).toBe(false)
  })

  it('has texts without outer spaces, and an empty one counts as absent', () => {
    expect(v.parse(configuration, { appName: ' Липов цвят ', termsUrl: ' ', currency: ' EUR ' })).toEqual({
      ...{ appName: 'Липов цвят', termsUrl: undefined, currency: 'eur' },
    })
  })

  it.each(['lv', 'lv+eur', 'eur', 'bgn', 'USD'])('has the currency %s', (currency) => {
    expect(v.parse(configuration, { currency })).toEqual({ currency: currency.toLowerCase() })
  })

  it.each([
    [
      { deviceProfile: { contentModules: [{ moduleName: 'Bar' }] } },
      'deviceProfile.contentModules.0.internalUrl',
      'internalUrl',
    ],
    [{ deviceProfile: { contentModules: {} } }, 'deviceProfile.contentModules', 'Array'],
    [{ spaDates: 'tomorrow' }, 'spaDates', '"fixed" | "rolling"'],
    ...['euro', '€', 'EURO', 'lv + eur', ''].map((currency): [object, string, string] => [
      { currency },
      'currency',
      'ISO code',
    ]),
    [{ brand: { color: 7 } }, 'brand.color', 'string'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'is not a time zone'],
    [{ appName: '\u{d800}' }, 'appName', 'is not encodable'],
  ])('rejects the configuration %j', (keys, key, words) => {
    const [issue] = v.safeParse(configuration, keys).issues ?? []
    expect(issue && [v.getDotPath(issue), issue.message]).toEqual([key, expect.stringContaining(words)])
  })
})

describe('a request of the app', () => {
  it('orders at least one unit', () => {
    expect(v.safeParse(orderBody, { message: '', productIds: [] }).success).toBe(false)
  })

  it.each([0, 7, 1.5])('reserves for 1 to 6 people, not %d', (numberOfPeople) => {
    const body = { numberOfPeople, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' }
    expect(v.safeParse(reservationBody, body).success).toBe(false)
  })

  it.each([0.5, 3, 4.5, 5])('rates with %d', (ratingValue) => {
    const body = { internalMessage: '', publicMessage: 'Fine', ratingValue }
    expect(v.parse(ratingBody, body)).toEqual(body)
  })

  it.each([{ ratingValue: 0 }, { ratingValue: 5.5 }, { ratingValue: 4.2 }, { publicMessage: null }])(
    'never rates with %j',
    (wrong) => {
      expect(v.is(ratingBody, { internalMessage: '', publicMessage: '', ratingValue: 4, ...wrong })).toBe(false)
    },
  )

  it('reports a problem of a kind the hotel has, in words', () => {
    const body = { customerMessage: 'Loud', status: 'CREATED', category: 'Шум' }
    expect(v.parse(reportBody, body)).toEqual(body)
    for (const wrong of [{ customerMessage: '' }, { status: 'DONE' }, { category: 'Noise' }])
      expect(v.is(reportBody, { ...body, ...wrong })).toBe(false)
  })

  const login = { accountNumber: '100200', roomNumber: '305' }
  const table = { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' }
  it.each<[v.GenericSchema, fits: object, wrong: object]>([
    [loginBody, login, { roomNumber: undefined }],
    [orderBody, { message: '', productIds: [1] }, { message: undefined }],
    [reservationBody, table, { diningDailyAvailabilityConfigId: '6' }],
    [reservationBody, table, { customerMessage: null }],
    [reservationBody, table, { internalMessage: undefined }],
    [
      amenityRequestBody,
      { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' },
      { customerMessageRequest: 5 },
    ],
  ])('has each field, in its own type: %#', (schema, fits, wrong) => {
    expect([v.is(schema, fits), v.is(schema, { ...fits, ...wrong })]).toEqual([true, false])
  })

  it('requests only amenities the hotel has, with or without a message', () => {
    const body = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' }
    expect(v.safeParse(amenityRequestBody, body).success).toBe(true)
    expect(v.safeParse(amenityRequestBody, { ...body, category: 'Hair dryer' }).success).toBe(false)
  })
})
