import * as v from 'valibot'
import { searchText } from '#src/lib/text.ts'
import { readKey } from './lateKeys.ts'

/** The allergens that a kitchen in the European Union must declare (Regulation 1169/2011, annex II). */
export const allergens = [
  ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'milk'] as const),
  ...(['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
] as const
export type Allergen = (typeof allergens)[number]

export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** Lists by the name of a product or dish. A list with an unknown word counts as absent: without that word it would not be true. */
function listsByName<Word extends string>(words: readonly Word[]) {
  const list = v.pipe(
    v.array(v.unknown()),
    v.check((given) => given.every((each) => words.some((word) => word === each)), 'has an unknown word'),
    v.transform((given) => given as readonly Word[]),
  )
  return v.record(v.string(), v.nullish(list))
}

export const allergensByName = listsByName(allergens)
export const dietByName = listsByName(diets)

/** What a hotel has declared of a dish. */
export interface DishFacts {
  /** `undefined` where the hotel has declared nothing, which does not mean that the dish contains none. */
  readonly allergens: readonly Allergen[] | undefined
  readonly diet: readonly Diet[]
}

/** Finds a list by any of these names, whatever their case and punctuation. */
function finderOf<Word>(lists: { readonly [name: string]: readonly Word[] | null | undefined } = {}) {
  const byText = new Map(Object.entries(lists).map(([name, list]) => [searchText(name), list ?? undefined]))
  return (names: readonly string[]) => names.map((name) => byText.get(searchText(name))).find(Boolean)
}

/** Reads the configuration's `allergens` and `diet` (spec 10.32). */
export function readDishFacts(configured: { readonly allergens?: unknown; readonly diet?: unknown }) {
  const allergensOf = finderOf(readKey('allergens', allergensByName, configured.allergens))
  const dietOf = finderOf(readKey('diet', dietByName, configured.diet))
  return (...names: readonly string[]): DishFacts => ({ allergens: allergensOf(names), diet: dietOf(names) ?? [] })
}
