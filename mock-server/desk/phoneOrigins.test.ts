import { expect, it } from 'vitest'
import { guestOrigin, phoneOrigins } from './phoneOrigins.ts'

const [first, second] = ['http://192.168.1.5:4173', 'http://10.0.0.5:4173']

it('gives guests the address that the desk was opened by, where phones reach it', () => {
  expect(guestOrigin({ addresses: [first, second] }, second)).toBe(second)
})

it('gives guests the first address that phones reach, where the desk was opened by another', () => {
  expect(guestOrigin({ addresses: [first, second] }, 'http://localhost:4173')).toBe(first)
})

it('gives guests the desk’s own address where phones reach none', () => {
  expect(guestOrigin({ addresses: [] }, 'http://localhost:4173')).toBe('http://localhost:4173')
})

it.each(['http://localhost:4173', 'http://hotel.localhost', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'sends no phone to %s',
  (origin) => {
    const onTheWeb = 'https://hotel-demo.example'
    expect(phoneOrigins({ addresses: [origin, onTheWeb] })).toEqual([onTheWeb])
  },
)
