import { describe, expect, it } from 'vitest'
import { foreignAddresses } from '#tests/support/hostileTexts.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { hotelNameIn, mergeConfiguration, parseStaticConfig } from './config.ts'

const given = { appName: 'Хотел', COMPANION_BASE_JAVA_URL: '/api' }

describe('config.json', () => {
  it.each([
    [{ currency: 'euro' }, 'COMPANION_BASE_JAVA_URL'],
    ['<html>', 'body'],
  ])('is rejected without an API base', (json, key) => {
    expect(() => parseStaticConfig(json)).toThrow(key)
  })

  it.each([
    [{ appName: '\u{d800}' }, /config\.json: appName does not fit/],
    [{ GET_YOUR_GUID_PARTNER_ID: '\u{dfff}' }, /GET_YOUR_GUID_PARTNER_ID/],
    [{ currency: 'euro' }, /currency/],
    [{ timeZone: 'Europe/Sofya' }, /timeZone does not fit: is not a time zone/],
    [{ deviceProfile: { contentModules: [{ moduleName: 'bar' }] } }, /deviceProfile\.contentModules\[\]\.internalUrl/],
  ])('treats an invalid key as absent, and names it: %j', (keys, words) => {
    expectConsole('warn', words)
    expect(parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api', ...keys })).toEqual(
      parseStaticConfig({ COMPANION_BASE_JAVA_URL: '/api' }),
    )
  })

  it.each([
    ...foreignAddresses.filter((text) => text !== 'https://evil.invalid'),
    'xhttp://hotel.example',
    'https-x://hotel.example',
    ' ',
  ])('rejects an API base in disguise: %j', (base) => {
    expect(() => parseStaticConfig({ ...given, COMPANION_BASE_JAVA_URL: base })).toThrow('COMPANION_BASE_JAVA_URL')
  })

  it.each(['/', '/api', 'https://api.hotel.example/v1', 'http://10.0.0.7:8080'])(
    'accepts %s as an API base',
    (base) => {
      expect(parseStaticConfig({ ...given, COMPANION_BASE_JAVA_URL: base }).COMPANION_BASE_JAVA_URL).toBe(base)
    },
  )
})

describe('the backend\u2019s configuration', () => {
  const config = parseStaticConfig({ ...given, currency: 'eur' })

  it('is merged over config.json, its first element only', () => {
    expect(mergeConfiguration(config, [{ appName: 'Витоша' }, { appName: 'Другият' }]).appName).toBe('Витоша')
  })

  it('does not overwrite with null or absent keys', () => {
    expect(mergeConfiguration(config, [{ appName: undefined, currency: null }])).toEqual(config)
  })

  it('can disable the activities widget, but not enable it against the headers of the app’s host', () => {
    const without = parseStaticConfig({ ...given, activitiesWidget: false })
    const merged = [config, without].map((each) =>
      [true, false].map((to) => mergeConfiguration(each, [{ activitiesWidget: to }]).activitiesWidget),
    )
    expect(merged).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('cannot change the API base', () => {
    expect(
      mergeConfiguration(config, [{ COMPANION_BASE_JAVA_URL: 'https://evil.example' }]).COMPANION_BASE_JAVA_URL,
    ).toBe('/api')
  })
})

it.each([
  ['Hotel Mar', { appName: 'Хотел Море', appNames: { bg: 'Хотел Море', en: 'Hotel Sea', es: 'Hotel Mar' } }],
  ['Hotel Sea', { appName: 'Хотел Море', appNames: { bg: 'Хотел Море', en: 'Hotel Sea' } }],
  ['Хотел Море', { appName: 'Хотел Море', appNames: {} }],
  ['Хотел Море', { appName: 'Хотел Море' }],
  [undefined, { appName: null, appNames: null }],
] as const)('the hotel’s name in Spanish is %j for %j', (name, configured) => {
  expect(hotelNameIn('es', configured)).toBe(name)
})
