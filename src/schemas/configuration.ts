import * as v from 'valibot'
import type { Language } from '#src/lib/languages.ts'
import type { Currency } from '#src/lib/money.ts'
import { exactNumber, firstOf, isEncodable, optionalList } from './fields.ts'

/** A tile of the home screen (spec 3.6). `sortOrder` may be missing: such modules go last. */
export const contentModule = v.object({
  moduleName: v.string(),
  sortOrder: v.optional(v.nullable(exactNumber)),
  internalUrl: v.string(),
})
export type ContentModule = v.InferOutput<typeof contentModule>

/** The device profile (spec 3.6). */
export const deviceProfile = v.object({ contentModules: optionalList(contentModule) })

/** The price formats of Bulgaria; any other currency has its ISO 4217 code. */
export const currencies = ['lv', 'lv+eur', 'eur'] as const satisfies readonly Currency[]

const encodable = v.pipe(v.string(), v.trim(), v.check(isEncodable, 'is not encodable'))
export const text = v.pipe(encodable, v.minLength(1))
const optional = v.pipe(
  v.nullish(encodable),
  v.transform((given) => given || undefined),
)
const flag = v.nullish(v.boolean())
/** Read where it is used: its schema would be a part of the first load. */
const readLater = v.optional(v.unknown())
const keyword = v.pipe(
  v.string(),
  v.transform((given) => given.trim().toLowerCase()),
)

function isCurrency(name: string): boolean {
  return /^(?:lv(?:\+eur)?|[a-z]{3})$/.test(name)
}

/**
 * The default zone is not validated: on a slow device `Intl.DateTimeFormat` takes longer than all other checks
 * together.
 */
function isTimeZone(name: string): boolean {
  if (name === 'Europe/Sofia') return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** A text by language. */
const texts = v.object({ bg: optional, en: optional, es: optional } satisfies Record<Language, unknown>)

/** Every key of a configuration, all optional. `null` means absent; unknown keys are ignored. */
export const configurationKeys = {
  appName: optional,
  appNames: v.nullish(texts),
  COMPANION_BASE_JAVA_URL: optional,
  apiCookies: flag,
  GA_TRACKING_ID: optional,
  GET_YOUR_GUID_PARTNER_ID: optional,
  activitiesWidget: flag,
  deviceProfile: v.nullish(deviceProfile),
  currency: v.nullish(v.pipe(keyword, v.check(isCurrency, 'is no "lv", "lv+eur" or ISO code'))),
  diningDailyAvailabilityConfigId: v.nullish(exactNumber),
  mapsReviewUrl: optional,
  termsUrl: optional,
  privacyUrl: optional,
  publicRecommendations: flag,
  cardPayment: flag,
  receptionDial: optional,
  orderNote: flag,
  spaDates: v.nullish(v.pipe(keyword, v.picklist(['fixed', 'rolling']))),
  spaRequests: v.nullish(v.pipe(keyword, v.picklist(['amenity']))),
  reservationDetailsInMessage: flag,
  reportsEndpoint: flag,
  idempotencyKey: flag,
  timeZone: v.nullish(v.pipe(text, v.check(isTimeZone, 'is not a time zone'))),
  brand: v.nullish(v.object({ color: optional, headerImage: optional, icon: optional, logo: optional })),
  errorReportUrl: optional,
  statusRefreshSeconds: v.nullish(exactNumber),
  /** Read with `categories.ts`. */
  problemCategories: readLater,
  /** Read with `categories.ts`. */
  requestCategories: readLater,
  /** Read by `npm run deploy:config`, which writes it into the page. */
  defaultLanguage: readLater,
  /** Read with `fromTheHotel.ts`. */
  announcements: readLater,
  /** Read with `fromTheHotel.ts`. */
  links: readLater,
  /** Read with `fromTheHotel.ts`. */
  messageLink: readLater,
  /** Read with `spa.ts`. */
  spa: readLater,
  /** Read with `hours.ts`. */
  hours: readLater,
  /** Read by room service. */
  productNames: readLater,
  /** Read by room service and the menus, with `dishFacts.ts`. */
  allergens: readLater,
  /** Read by room service and the menus, with `dishFacts.ts`. */
  diet: readLater,
  /** Read by the screens that show it, with `hotelAndSurroundings.ts`. */
  hotelFacts: readLater,
  /** Read by the screens that show it, with `hotelAndSurroundings.ts`. */
  surroundings: readLater,
}

/** One element of `GET configurations` (spec 7.2). */
export const configuration = v.object(configurationKeys)
export type Configuration = v.InferOutput<typeof configuration>

/** Response of `GET configurations`: the first element is merged over `config.json` (spec 3.4); others are ignored. */
export const configurationList = v.pipe(
  firstOf(configuration),
  v.transform((list) => list.flatMap((each) => each ?? [])),
)

/** Whether the hotel sent tiles of which none can be read: the tolerant reader sets `undefined` there. */
export function hasUnreadableTiles([first]: readonly Configuration[]): boolean {
  return first !== undefined && 'deviceProfile' in first && first.deviceProfile === undefined
}
