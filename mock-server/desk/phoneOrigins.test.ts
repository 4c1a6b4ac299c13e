import { expect, it } from 'vitest'
import { guestOrigin, phoneOrigins } from './phoneOrigins.ts'

const [first, second] = ['http://192.168.1.5:4173', 'http://10.0.0.5:4173']

it('guests get the origin of the desk, if phones reach it', () => {
  expect(guestOrigin({ addresses: [first, second] }, second)).toBe(second)
})

it('guests get the first origin that phones reach, if they do not reach that of the desk', () => {
  expect(guestOrigin({ addresses: [first, second] }, 'http://localhost:4173')).toBe(first)
})

it('guests get the origin of the desk, if phones reach none', () => {
  expect(guestOrigin({ addresses: [] }, 'http://localhost:4173')).toBe('http://localhost:4173')
})

it.each(['http://localhost:4173', 'http://hotel.localhost', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'phones get no link to %s',
  (origin) => {
    const onTheWeb = 'https://hotel-demo.example'
    expect(phoneOrigins({ addresses: [origin, onTheWeb] })).toEqual([onTheWeb])
  },
)
