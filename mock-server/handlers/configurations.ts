import { http } from 'msw'
import type { InferInput } from 'valibot'
import mountain from '#fixtures/surroundings/mountain.json'
import sea from '#fixtures/surroundings/sea.json'
import { contentModule, type configurationList } from '#src/schemas/configuration.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import type { ConfigurationRow } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { enteredFacts } from './demo/brand.ts'
import { productNamesOf } from './demo/offer.ts'
import { dishFactsOf } from './dishes.ts'
import { pickFields, json } from './http.ts'

/** What a hotel's configuration says in other surroundings than a city, whose texts the app has: Sofia's. */
const presets: Readonly<Record<string, typeof sea>> = { sea, mountain }

/** The settings with the preset that `surroundings` names in its place: nearby places, ideas, tours, and where the hotel is, unless the presenter has said so. */
function withSurroundings({ surroundings: name, ...settings }: ConfigurationRow['settings']) {
  const preset = typeof name === 'string' && Object.hasOwn(presets, name) ? presets[name] : undefined
  if (preset === undefined) return settings
  const { surroundings, hotelFacts } = preset
  const { mapUrl, ...facts } = hotelFacts
  const entered = enteredFacts(settings['hotelFacts'])
  const map = entered.address === undefined && { mapUrl }
  return { ...settings, surroundings, hotelFacts: { ...Object(settings['hotelFacts']), ...facts, ...map, ...entered } }
}

function toConfiguration(hotel: Hotel, { appName, settings }: ConfigurationRow) {
  return {
    ...withSurroundings(settings),
    ...productNamesOf(hotel),
    ...dishFactsOf(hotel, settings),
    appName,
    deviceProfile: { contentModules: hotel.db.contentModules.getAll().map((row) => pickFields(contentModule, row)) },
  }
}

export const configurationHandlers = ({ api, publicCall }: Resolvers) => ({
  /** Spec 7.2: a list; the app merges its first element into its own configuration. */
  getConfigurations: http.get(
    `${api}/configurations`,
    publicCall(({ hotel }) => {
      const list = hotel.db.configurations.getAll().map((row) => toConfiguration(hotel, row))
      return json(200, list satisfies InferInput<typeof configurationList>)
    }),
  ),
})
