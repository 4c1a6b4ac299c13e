import * as v from 'valibot'
import demoHotel from '#fixtures/configuration.json'
import { fieldsOf } from '#src/lib/unknown.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { validationError } from '#mock-server/handlers/http.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { surroundings } from '#mock-server/hotel/surroundings.ts'
import { replaceRow, type ContentModuleRow } from '#mock-server/models.ts'
import { undoSituations } from '#mock-server/scenarios/situations.ts'
import { convertPrices } from './offer.ts'
import { pictureIdIn, picturesAt, removeOtherPictures } from './pictures.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const picture = v.pipe(
  v.string(),
  v.check((address) => pictureIdIn(address) !== undefined, 'is not the address of an uploaded picture'),
)

const names = v.strictObject({ bg: v.exactOptional(text), en: v.exactOptional(text), es: v.exactOptional(text) })

/** A brand as a presenter enters it. Missing fields are the demo hotel's. */
export const brand = v.object({
  /** The hotel's name; by default the first one of `names`. */
  name: v.exactOptional(text),
  /** Its name by language, where it has several. */
  names: v.exactOptional(names),
  /** `#rrggbb` */
  color: v.exactOptional(v.pipe(v.string(), v.hexColor('is not a colour such as #0a5c4b'))),
  headerImage: v.exactOptional(picture),
  logo: v.exactOptional(picture),
  surroundings: v.exactOptional(v.picklist(surroundings)),
  /** Shown among the hotel's facts. Those of the demo hotel are not those of a hotel with another name. */
  address: v.exactOptional(text),
  phone: v.exactOptional(text),
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

type OptionalOfBrand = 'color' | 'headerImage' | 'logo' | 'address' | 'phone'

/** A hotel's current brand, complete. */
export type ShownBrand = Required<Omit<Brand, OptionalOfBrand>> & Pick<Brand, OptionalOfBrand>

/** The texts among some values of a record. */
function textsIn<Key extends string>(value: unknown, keys: readonly Key[]): { [Each in Key]?: string } {
  const found = fieldsOf(value)
  const texts = keys.map((key) => [key, found[key]]).filter(([, each]) => typeof each === 'string' && each !== '')
  return Object.fromEntries(texts) as { [Each in Key]?: string } // the keys are those of `keys`
}

/** The facts that a presenter entered: those of the demo hotel are another phone, and an address in each language. */
export function enteredFacts(value: unknown): Pick<Brand, 'address' | 'phone'> {
  const { phone, ...facts } = textsIn(value, ['address', 'phone'])
  return { ...facts, ...(phone !== undefined && phone !== demoHotel.settings.hotelFacts.phone && { phone }) }
}

export function shownBrand({ db }: Hotel): ShownBrand {
  const [configuration] = db.configurations.getAll()
  const { appName = '', settings = {} } = configuration ?? {}
  const orderOf = ({ sortOrder }: { sortOrder: number | null }) => sortOrder ?? Infinity
  const modules = db.contentModules.getAll().toSorted((one, other) => orderOf(one) - orderOf(other))
  return {
    name: appName,
    names: v.parse(v.fallback(names, appName === '' ? {} : { bg: appName }), settings['appNames']),
    currency: v.parse(v.fallback(v.picklist(currencies), 'lv'), settings['currency']),
    surroundings: v.parse(v.fallback(v.picklist(surroundings), 'city'), settings['surroundings']),
    modules: modules.map(({ id }) => id),
    ...textsIn(settings['brand'], ['color', 'headerImage', 'logo']),
    ...enteredFacts(settings['hotelFacts']),
  }
}

/** The values that are not `undefined`. */
function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The Wi-Fi of a hotel with another name. */
const WIFI = { name: 'Guest-Wi-Fi', password: 'welcome-2026' }

/** The facts of the demo hotel; of a hotel with another name without where it is. */
function factsOf({ address, phone }: Brand, isDemoHotel: boolean): object {
  const { mapUrl, ...demoFacts } = demoHotel.settings.hotelFacts
  const { address: _address, phone: _phone, ...others } = demoFacts
  return {
    ...(isDemoHotel ? demoFacts : { ...others, wifi: WIFI }),
    ...(isDemoHotel && address === undefined && { mapUrl }),
    ...defined({ address, phone }),
  }
}

/** The tiles of the home screen in this order. Throws a 400 that names an unknown one by its index. */
function modulesInOrder(known: readonly ContentModuleRow[], wanted: readonly string[] | undefined): ContentModuleRow[] {
  const byId = new Map(known.map((module) => [module.id, module]))
  return (wanted ?? [...byId.keys()]).map((id, index) => {
    const module = byId.get(id)
    if (module === undefined) {
      const ids = [...byId.keys()].join(', ')
      throw validationError(`modules.${index}`, `There is no module ${JSON.stringify(id)}; there are: ${ids}`)
    }
    return { ...module, sortOrder: wanted === undefined ? module.sortOrder : (index + 1) * 10 }
  })
}

/** Replaces a hotel's brand. Throws a 400 that names an unknown module by its index. */
export function applyBrand(hotel: Hotel, given: Brand): void {
  const { configurations, contentModules } = hotel.seed()
  const [configuration = demoHotel] = configurations
  const modules = modulesInOrder(contentModules, given.modules)
  undoSituations(hotel) // later it would restore the configuration of before
  const before = shownBrand(hotel).currency
  const { color, headerImage, logo, currency, names: byLanguage = {}, surroundings: around } = given
  const [first] = Object.values(byLanguage)
  const name = given.name ?? first ?? configuration.appName
  const { appNames, ...settings } = configuration.settings
  const isDemoHotel = name === configuration.appName
  // Without others, the names in other languages are those of the demo hotel.
  const appNamesOfBrand = first !== undefined ? byLanguage : isDemoHotel ? appNames : undefined
  const look = defined({ color, headerImage, logo })
  hotel.change((db) => {
    replaceRow(db.configurations, {
      id: configuration.id,
      appName: name,
      settings: {
        ...settings,
        hotelFacts: factsOf(given, isDemoHotel),
        ...defined({ appNames: appNamesOfBrand, currency, surroundings: around }),
        ...(Object.keys(look).length > 0 && { brand: look }),
      },
    })
    db.contentModules.deleteMany({ where: {} })
    for (const module of modules) db.contentModules.create(module)
    removeOtherPictures(hotel, [headerImage, logo])
    convertPrices(hotel, before, shownBrand(hotel).currency)
  })
}

/** Throws a 400 that names the field whose picture was not uploaded to this hotel. */
export function checkPictures(hotel: Hotel, given: Brand): void {
  for (const field of ['headerImage', 'logo'] as const) {
    const isMissing = given[field] !== undefined && picturesAt(hotel, [given[field]]).length === 0
    if (isMissing) throw validationError(field, 'There is no such picture in this hotel: upload it again')
  }
}
