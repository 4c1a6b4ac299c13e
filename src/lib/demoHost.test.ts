import { describe, expect, it } from 'vitest'
import { isDemoHost } from './demoHost.ts'

describe('the app’s host', () => {
  it.each(['demo.example.com', 'hotel-DEMO.example', 'localhost', 'LocalHost', 'my.localhost.test'])(
    '%s is a demo host',
    (host) => {
      expect(isDemoHost(host)).toBe(true)
    },
  )

  it.each(['127.0.0.1', 'guests.hotel-sofia.bg', ''])('%j is not a demo host', (host) => {
    expect(isDemoHost(host)).toBe(false)
  })
})
