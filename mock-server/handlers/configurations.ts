import type { InferInput } from 'valibot'
import { contentModule, type configurationList } from '#src/schemas/configuration.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { ConfigurationRow, ContentModuleRow } from '#mock-server/store/tables.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import { withSurroundings } from '#mock-server/surroundings.ts'
import { productNamesOf } from './dishes.ts'
import type { PublicRoute } from './route.ts'

function toConfiguration(hotel: Hotel, { appName, settings }: ConfigurationRow, modules: readonly ContentModuleRow[]) {
  return {
    ...withSurroundings(settings),
    ...productNamesOf(hotel, settings['productNames']),
    appName,
    deviceProfile: { contentModules: modules.map((row) => pickFields(contentModule, row)) },
  }
}

/** `GET configurations` (spec 7.2): a list; the app merges its first element into its own configuration. */
export const getConfigurations: PublicRoute = {
  method: 'GET',
  path: 'configurations',
  access: 'public',
  handle(_request, { hotel }) {
    const { store } = hotel
    const modules = store.contentModules.where()
    const list = store.configurations.where().map((row) => toConfiguration(hotel, row, modules))
    return json(200, list satisfies InferInput<typeof configurationList>)
  },
}
