import { expect, it } from 'vitest'
import { cardLink, MAX_ROOMS, roomsIn } from './rooms.ts'

it.each([
  ['101-103, 201', ['101', '102', '103', '201']],
  ['008 – 010;\n12A 12A', ['008', '009', '010', '12A']],
  [`1-${MAX_ROOMS}`, Array.from({ length: MAX_ROOMS }, (_, index) => String(index + 1))],
  ['', undefined],
  ['201, 120-101', undefined],
  [`1-${MAX_ROOMS}, 500`, undefined],
  ['1-99999999999999999999', undefined],
  ['the presidential suite is 12345678901', undefined],
])('the rooms of %j', (list, rooms) => {
  expect(roomsIn(list)).toEqual(rooms)
})

it('a card opens the form to sign in with its room, in the demo of the desk if there is one', () => {
  expect(cardLink('https://guest.hotel.example', '305', null)).toBe('https://guest.hotel.example/login?room=305')
  expect(cardLink('https://hotel.example/guest', '305', null)).toBe('https://hotel.example/guest/login?room=305')
  expect(cardLink('http://192.168.1.5:4310/', '12 A', 'ab')).toBe('http://192.168.1.5:4310/login?room=12+A&sandbox=ab')
})
