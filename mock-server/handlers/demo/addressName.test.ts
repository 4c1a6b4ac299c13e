import { expect, it } from 'vitest'
import { addressName } from './addressName.ts'

it.each([
  ['Гранд хотел „Ривиера“ & СПА', 'grand-hotel-riviera-spa'],
  ['Щастливец, Жълтуша юг', 'shtastlivets-zhaltusha-yug'],
  ['Hôtel Señor 5*', 'hotel-senor-5'],
  ['ホテル', 'hotel'],
  ['Hotel '.repeat(20), `${'hotel-'.repeat(9)}hotel`],
])('%s is %s in a link', (name, shown) => {
  expect(addressName(name)).toBe(shown)
  expect(addressName(shown), 'as the hotel is found by its link').toBe(shown)
})
