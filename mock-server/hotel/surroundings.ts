import mountain from '#fixtures/surroundings/mountain.json'
import sea from '#fixtures/surroundings/sea.json'

/** The surroundings that a hotel can have; the nearby places and activities follow them. */
export const surroundings = ['city', 'sea', 'mountain'] as const

const presets: Readonly<Record<string, typeof sea>> = { sea, mountain }

/** What a hotel's configuration says in other surroundings than a city, whose texts and picture the app has. */
export function presetOf(around: unknown): typeof sea | undefined {
  return typeof around === 'string' && Object.hasOwn(presets, around) ? presets[around] : undefined
}
