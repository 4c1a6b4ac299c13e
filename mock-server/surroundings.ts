import mountain from '#fixtures/surroundings/mountain.json'
import sea from '#fixtures/surroundings/sea.json'

/** What a hotel's configuration says in other surroundings than a city, whose texts the app has: Sofia's. */
const presets: Readonly<Record<string, typeof sea>> = { sea, mountain }

type Settings = Readonly<Record<string, unknown>>

/** The settings of a hotel with the preset that `surroundings` names in its place: nearby places, ideas, tours, and where the hotel is. */
export function withSurroundings({ surroundings: name, ...settings }: Settings): Settings {
  const preset = typeof name === 'string' && Object.hasOwn(presets, name) ? presets[name] : undefined
  if (preset === undefined) return settings
  const { surroundings, hotelFacts } = preset
  return { ...settings, surroundings, hotelFacts: { ...Object(settings['hotelFacts']), ...hotelFacts } }
}
