import { expect, it } from 'vitest'
import { partOfDay } from './partOfDay.ts'

const times = ['04:59', '05:00', '11:59', '12:00', '17:59', '18:00', '19:59', '20:00', '23:59']

it('greets by the hotel’s clock, by Sofia’s where its time zone is unknown', () => {
  for (const timeZone of ['Europe/Sofia', 'Nowhere/Town']) {
    const parts = times.map((time) => partOfDay(new Date(`2026-11-24T${time}:00+02:00`), timeZone))
    expect(parts).toEqual(['night', 'morning', 'morning', 'day', 'day', 'evening', 'evening', 'night', 'night'])
  }
})
