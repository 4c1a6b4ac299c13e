import { http } from 'msw'
import demoHotel from '#fixtures/configuration.json'
import type { InferInput } from 'valibot'
import { contentModule, type configurationList } from '#src/schemas/configuration.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { dishMenus, tileOf } from '#mock-server/hotel/dish.ts'
import type { ConfigurationRow } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { presetOf } from '#mock-server/hotel/surroundings.ts'
import { enteredFacts } from './demo/brand.ts'
import { productNamesOf } from './demo/offer.ts'
import { dishFactsOf, ownDishesOf } from './dishes.ts'
import { pickFields, json } from './http.ts'

/**
 * The settings with the preset that `surroundings` names in its place: nearby places, ideas, tours, and the header picture and, for the demo
 * hotel, where it is, unless the presenter has said so.
 */
function withSurroundings({ surroundings: name, ...settings }: ConfigurationRow['settings'], isDemoHotel: boolean) {
  const preset = presetOf(name)
  if (preset === undefined) return settings
  const { surroundings, hotelFacts } = preset
  const { mapUrl, ...facts } = isDemoHotel ? hotelFacts : {}
  const entered = enteredFacts(settings['hotelFacts'])
  const map = mapUrl !== undefined && entered.address === undefined && { mapUrl }
  const brand = { ...preset.brand, ...Object(settings['brand']) }
  return {
    ...settings,
    surroundings,
    brand,
    hotelFacts: { ...Object(settings['hotelFacts']), ...facts, ...map, ...entered },
  }
}

function toConfiguration(hotel: Hotel, { appName, settings }: ConfigurationRow) {
  // An own menu is the whole menu: what it has no dish for is not offered.
  const own = ownDishesOf(hotel)
  const missing = dishMenus
    .filter((each) => own?.every(({ menus }) => !menus.includes(each)))
    .map((each) => tileOf[each])
  const modules = hotel.db.contentModules.getAll().filter(({ id }) => !missing.includes(id))
  return {
    ...withSurroundings(settings, appName === demoHotel.appName),
    ...productNamesOf(own),
    ...dishFactsOf(own, settings),
    appName,
    deviceProfile: { contentModules: modules.map((row) => pickFields(contentModule, row)) },
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
