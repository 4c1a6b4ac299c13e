import { expect, it } from 'vitest'
import { hotelNameIn } from './hotelName.ts'

it.each([
  ['Hotel Mar', { appName: 'Хотел Море', appNames: { bg: 'Хотел Море', en: 'Hotel Sea', es: 'Hotel Mar' } }],
  ['Hotel Sea', { appName: 'Хотел Море', appNames: { bg: 'Хотел Море', en: 'Hotel Sea' } }],
  ['Хотел Море', { appName: 'Хотел Море', appNames: {} }],
  ['Хотел Море', { appName: 'Хотел Море' }],
  [undefined, { appName: null, appNames: null }],
] as const)('the hotel’s name in Spanish is %j for %j', (name, configured) => {
  expect(hotelNameIn('es', configured)).toBe(name)
})
