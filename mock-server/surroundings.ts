import mountain from '#fixtures/surroundings/mountain.json'
import sea from '#fixtures/surroundings/sea.json'
import { enteredFacts } from './handlers/demo/brand.ts'

/** What a hotel's configuration says in other surroundings than a city, whose texts the app has: Sofia's. */
const presets: Readonly<Record<string, typeof sea>> = { sea, mountain }

type Settings = Readonly<Record<string, unknown>>

/** The settings of a hotel with the preset that `surroundings` names in its place: nearby places, ideas, tours, and where the hotel is, unless the presenter has said so. */
export function withSurroundings({ surroundings: name, ...settings }: Settings): Settings {
  const preset = typeof name === 'string' && Object.hasOwn(presets, name) ? presets[name] : undefined
  if (preset === undefined) return settings
  const { surroundings, hotelFacts } = preset
  const { mapUrl, ...facts } = hotelFacts
  const entered = enteredFacts(settings['hotelFacts'])
  const map = entered.address === undefined && { mapUrl }
  return { ...settings, surroundings, hotelFacts: { ...Object(settings['hotelFacts']), ...facts, ...map, ...entered } }
}
