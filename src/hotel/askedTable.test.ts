import { expect, it } from 'vitest'
import { isChangedByHotel, splitMessage } from './askedTable.ts'

const asked = (time: string) => ({ meal: 'Dinner', date: '2026-03-07', time })

it.each([
  ['20:00', 'March 7th, 2026', '20:00', false],
  ['20.00', '2026-03-07', '20:00', false],
  ['9:05', '2026-03-07', '09:05', false],
  ['late', '2026-03-07', ' late ', false],
  ['20:00', '2026-03-06T22:30:00Z', undefined, false],
  ['20:00', undefined, undefined, false],
  ['20:00', '', '', false],
  ['20:00', 'March 7th, 2026', '19:00', true],
  ['20:00', 'March 6th, 2026', '20:00', true],
  ['20:00', '2026-03-07T22:30:00Z', '20:00', true],
  ['20:00', 'soon', '20:00', true],
  ['late', 'March 7th, 2026', '19:00', true],
])('a table asked for at %s on 7 March and listed for %s, %s is listed otherwise: %s', (time, day, listed, isOther) => {
  const row = { reservationDate: day, reservationTime: listed }
  expect(isChangedByHotel(asked(time), row, 'Europe/Sofia')).toBe(isOther)
})

it.each([
  ['20:15', ''],
  ['after 20', 'By the window\nThank you'],
])('a table asked for at %s is read in the line before the message %j', (time, message) => {
  const line = `Вечеря, дата 07.03.2026, час ${time}`
  expect(splitMessage(message === '' ? line : `${line}\n${message}`)).toEqual({ asked: asked(time), message })
})

it.each([undefined, '', 'By the window', 'Утре: Вечеря, дата 07.03.2026, час 20:15'])(
  'none is read in %j',
  (message) => {
    expect(splitMessage(message)).toEqual({ asked: undefined, message })
  },
)
