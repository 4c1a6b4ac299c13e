import { describe, expect, it } from 'vitest'
import { openingStateAt, openingHours, type OpeningPlace } from './openingHours.ts'
import type { Hours } from '#src/schemas/hours.ts'

/** The opening state in words at a time in Sofia in winter, when it is UTC+2. */
function said(place: OpeningPlace, time: string): string {
  const now = new Date(`2026-02-03T${time}:00+02:00`)
  const opening = openingStateAt(openingHours[place], now, 'Europe/Sofia')
  if (!opening.open) return `opens ${opening.tomorrow ? 'tomorrow ' : ''}${opening.opensAt}`
  const { lastSeating } = opening
  if (!lastSeating) return `until ${opening.until}`
  return `until ${opening.until}, last seating ${lastSeating.at}${lastSeating.over ? ' is over' : ''}`
}

describe('the opening hours', () => {
  it.each<[OpeningPlace, string, string]>([
    ['room-service', '10:59', 'opens 11:00'],
    ['room-service', '11:00', 'until 23:00'],
    ['room-service', '23:00', 'opens tomorrow 11:00'],
    ['restaurant', '11:59', 'opens 12:00'],
    ['restaurant', '12:00', 'until 16:00'],
    ['restaurant', '16:00', 'opens 19:00'],
    ['restaurant', '19:00', 'until 00:00'],
    ['restaurant', '23:59', 'until 00:00'],
    ['restaurant', '00:00', 'opens 12:00'],
    ['breakfast', '08:00', 'until 10:00, last seating 09:30'],
    ['breakfast', '09:29', 'until 10:00, last seating 09:30'],
    ['breakfast', '09:30', 'until 10:00, last seating 09:30 is over'],
    ['breakfast', '10:00', 'opens tomorrow 08:00'],
    ['reception', '06:59', 'opens 07:00'],
    ['reception', '07:00', 'until 02:00'],
    ['reception', '23:59', 'until 02:00'],
    ['reception', '01:59', 'until 02:00'],
    ['reception', '02:00', 'opens 07:00'],
  ])('%s at %s: %s', (place, time, expected) => expect(said(place, time)).toBe(expected))
})

describe("the hotel's clock", () => {
  const nightly: [Hours] = [{ from: '22:00', to: '03:30' }]
  const at = (instant: string) => openingStateAt(nightly, new Date(instant), 'Europe/Sofia')

  it('skips 03:00 to 04:00 in spring: a place that closes in between is closed after it', () => {
    expect(at('2026-03-29T00:59:00Z')).toEqual({ open: true, until: '03:30' })
    expect(at('2026-03-29T01:00:00Z')).toEqual({ open: false, opensAt: '22:00', tomorrow: false })
  })

  it('repeats 03:00 to 04:00 in autumn: a place that closes in between is open again', () => {
    expect(at('2026-10-25T00:29:00Z').open).toBe(true)
    expect(at('2026-10-25T00:30:00Z').open).toBe(false)
    expect(at('2026-10-25T01:29:00Z').open).toBe(true)
    expect(at('2026-10-25T01:30:00Z').open).toBe(false)
  })

  it('may skip an hour that begins at closing time, and the place is closed then', () => {
    const reception = (instant: string) => openingStateAt(openingHours.reception, new Date(instant), 'America/New_York')
    expect(reception('2026-03-08T06:59:00Z')).toEqual({ open: true, until: '02:00' })
    expect(reception('2026-03-08T07:00:00Z')).toEqual({ open: false, opensAt: '07:00', tomorrow: false })
  })
})
