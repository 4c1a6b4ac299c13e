import { expect, it, vi } from 'vitest'
import { readDishFacts } from './dishFacts.ts'

it('finds what is declared of a dish by any of its names, whatever their case and punctuation', () => {
  const factsOf = readDishFacts({
    allergens: { 'Салата "Снежанка"': ['milk', 'nuts'], Water: [] },
    diet: { water: ['vegan'] },
  })
  expect(factsOf('Snezhanka', 'САЛАТА „СНЕЖАНКА“')).toEqual({ allergens: ['milk', 'nuts'], diet: [] })
  expect(factsOf('Water')).toEqual({ allergens: [], diet: ['vegan'] })
  expect(factsOf('Soup')).toEqual({ allergens: undefined, diet: [] })
})

it('takes a list with an unknown word for none, because the rest would hide what the word says', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const factsOf = readDishFacts({ allergens: { Soup: ['milk', 'nut'], Cake: ['eggs'], Bread: 'gluten' } })
  expect(['Soup', 'Cake', 'Bread'].map((name) => factsOf(name).allergens)).toEqual([undefined, ['eggs'], undefined])
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^allergens: Soup does not fit/))
})
