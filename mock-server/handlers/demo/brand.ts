import * as v from 'valibot'
import { pictureUrl } from '#src/lib/pictureUrl.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json, validationError } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { convertPrices } from './convertPrices.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

/**
 * Whether the header can show the picture at this address: an https address or an absolute path. A relative path would
 * depend on the page.
 */
export function isPicture(address: string): boolean {
  return /^(?:https:|\/)/i.test(address) && pictureUrl(address, '/', 'https://host.invalid') !== undefined
}

/** A brand as a presenter enters it. Missing fields are the demo hotel's. */
export const brand = v.object({
  /** The hotel's name. */
  name: v.exactOptional(text),
  /** `#rrggbb` */
  color: v.exactOptional(v.pipe(v.string(), v.hexColor('is not a colour such as #0a5c4b'))),
  /** URL of the header picture. */
  headerImage: v.exactOptional(
    v.pipe(text, v.check(isPicture, 'is neither an https address nor a path such as /a.jpg')),
  ),
  currency: v.exactOptional(v.picklist(currencies)),
  /** Ids of the home screen's tiles, in order. */
  modules: v.exactOptional(
    v.pipe(
      v.array(v.string()),
      v.check((ids) => new Set(ids).size === ids.length, 'names a module twice'),
    ),
  ),
})
export type Brand = v.InferOutput<typeof brand>

/** A hotel's current brand, complete. */
export type ShownBrand = Required<Omit<Brand, 'color' | 'headerImage'>> & Pick<Brand, 'color' | 'headerImage'>

const storedBrand = v.fallback(v.object({ color: v.nullish(v.string()), headerImage: v.nullish(v.string()) }), {})

export function shownBrand({ store }: Hotel): ShownBrand {
  const [configuration] = store.configurations.where()
  const settings = configuration?.settings ?? {}
  const orderOf = ({ sortOrder }: { sortOrder: number | null }) => sortOrder ?? Infinity
  const modules = store.contentModules.where().toSorted((one, other) => orderOf(one) - orderOf(other))
  const stored = v.parse(storedBrand, settings['brand'] ?? {})
  return {
    name: configuration?.appName ?? '',
    currency: v.parse(v.fallback(v.picklist(currencies), 'lv'), settings['currency']),
    modules: modules.map(({ id }) => id),
    ...(stored.color && { color: stored.color }),
    ...(stored.headerImage && { headerImage: stored.headerImage }),
  }
}

/** Replaces a hotel's brand. Throws a 400 that names an unknown module by its index. */
export function applyBrand(hotel: Hotel, given: Brand): void {
  const { store, seed } = hotel
  const { configurations, contentModules } = seed()
  const before = shownBrand(hotel).currency
  const known = new Map(contentModules.map((module) => [module.id, module]))
  const wanted = given.modules ?? contentModules.map(({ id }) => id)
  const modules = wanted.map((id, index) => {
    const module = known.get(id)
    if (module === undefined) {
      const ids = [...known.keys()].join(', ')
      throw validationError(`modules.${index}`, `There is no module ${JSON.stringify(id)}; there are: ${ids}`)
    }
    return { ...module, sortOrder: given.modules === undefined ? module.sortOrder : (index + 1) * 10 }
  })
  const [configuration] = configurations
  if (configuration === undefined) return
  const { color, headerImage, currency, name = configuration.appName } = given
  const { appNames, ...settings } = configuration.settings
  const stored = { ...(color !== undefined && { color }), ...(headerImage !== undefined && { headerImage }) }
  store.configurations.update(configuration.id, {
    appName: name,
    settings: {
      ...settings,
      // The names in other languages are those of the demo hotel.
      ...(name === configuration.appName && { appNames }),
      ...(currency !== undefined && { currency }),
      ...(Object.keys(stored).length > 0 && { brand: stored }),
    },
  })
  convertPrices(hotel, before, shownBrand(hotel).currency)
  for (const { id } of store.contentModules.where()) store.contentModules.remove(id)
  for (const module of modules) store.contentModules.insert(module)
}

/** Calls of the hotel's brand. */
export const brandRoutes: readonly PresenterRoute[] = [
  {
    method: 'PUT',
    path: 'brand',
    access: 'presenter',
    async handle(request, { hotel }) {
      applyBrand(hotel, await readBody(request, brand))
      return json(200, shownBrand(hotel))
    },
  },
]
