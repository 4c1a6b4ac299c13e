import { expect, it } from 'vitest'
import { isPlausible } from './reservation.ts'

const emails = {
  plausible: ['', ' ', 'ana@hotel.bg', ' a.b+c@mail.example.com ', 'ана@поща.бг'],
  doubtful: ['ana', 'ana@', '@hotel.bg', 'ana@hotel', 'a na@hotel.bg', 'ana@hotel.', 'a@b.bg, c@d.bg'],
}
const phones = {
  plausible: ['', '0888 123 456', '+359 (2) 555-01-05', '02/555.01.05'],
  doubtful: ['12345', 'call me', '0888 123 456 x', '+35+92555', '1234567890123456'],
}

it.each([
  ['email', emails],
  ['phone', phones],
] as const)('an %s is doubted only when it does not look like one', (contact, { plausible, doubtful }) => {
  expect(plausible.filter((text) => !isPlausible(contact, text))).toEqual([])
  expect(doubtful.filter((text) => isPlausible(contact, text))).toEqual([])
})
