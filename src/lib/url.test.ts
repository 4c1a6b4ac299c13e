import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, foreignAddresses } from '#tests/support/hostileTexts.ts'
import { insidePath, isDemoHost, isWebAddress, pictureUrl } from './url.ts'

const HERE = 'https://guests.hotel.example'
const foreignToAll = foreignAddresses.filter((text) => text !== 'https://evil.invalid')
const anyPath = fc.oneof(
  anyText,
  anyText.map((rest) => `/${rest}`),
)

describe('an untrusted path', () => {
  it.each(['/', '/room-service', '/a/b?x=1#y'])('is accepted when it leads to a page of the app: %s', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([...foreignAddresses, 'room-service', null, undefined, 7, {}])(
    'is rejected when it could lead to another origin: %j',
    (path) => expect(insidePath(path)).toBeUndefined(),
  )

  it('never resolves to another origin, and is unchanged when it is read again', () => {
    const stays = fc.property(anyPath, (text) => {
      const path = insidePath(text)
      if (path === undefined) return
      expect(new URL(path, HERE).origin).toBe(HERE)
      expect(insidePath(path)).toBe(path)
    })
    fc.assert(stays, { numRuns: 1000 })
  })
})

describe('a web address', () => {
  it.each(['https://hotel.example', 'HTTP://hotel.example:8080/a?b#c', 'https://хотел.example/'])(
    'is an absolute http(s) URL: %s',
    (text) => expect(isWebAddress(text)).toBe(true),
  )

  it.each([...foreignToAll, '/privacy', 'https://', 'https:///evil.invalid'])('is not %j', (text) =>
    expect(isWebAddress(text)).toBe(false),
  )
})

describe('the picture of a product', () => {
  it.each([
    ['https://cdn.example/soup.jpg?w=200', '/api', 'https://cdn.example/soup.jpg?w=200'],
    ['/pictures/soup.jpg', 'https://java.hotel.example/v1/', 'https://java.hotel.example/pictures/soup.jpg'],
    ['pictures/soup.jpg', 'https://java.hotel.example/v1', 'https://java.hotel.example/pictures/soup.jpg'],
    ['/pictures/soup.jpg', '/api', `${HERE}/pictures/soup.jpg`],
    [' /супа 1.jpg ', '/api', `${HERE}/%D1%81%D1%83%D0%BF%D0%B0%201.jpg`],
  ])('keeps an https address, and resolves a path against the API’s origin: %j with %j', (image, base, expected) => {
    expect(pictureUrl(image, base, HERE)).toBe(expected)
  })

  it.each([...foreignToAll, undefined, '   ', 'http://cdn.example/soup.jpg', 'https://'])(
    'is the fallback, or from the app’s own host, for anything else: %j',
    (image) => expect(new URL(pictureUrl(image, '/api', HERE) ?? HERE).origin).toBe(HERE),
  )

  it('never has another origin, whatever the text, unless the text begins with https', () => {
    const stays = fc.property(anyPath, (text) => {
      const url = pictureUrl(text, '/api', HERE)
      if (url !== undefined && !/^\s*https:\/\//i.test(text)) expect(new URL(url).origin).toBe(HERE)
    })
    fc.assert(stays, { numRuns: 1000 })
  })
})

it.each([
  ['demo.example.com', true],
  ['hotel-DEMO.example', true],
  ['LocalHost', true],
  ['my.localhost.test', true],
  ['127.0.0.1', false],
  ['guests.hotel-sofia.bg', false],
  ['', false],
])('the host %j is of a demo: %j', (host, isDemo) => expect(isDemoHost(host)).toBe(isDemo))
