import * as v from 'valibot'
import type { Currency } from '#src/lib/money.ts'
import { isEncodable } from './fields.ts'

/** A tile of the home screen (spec 3). `sortOrder` may be missing: such modules go last. */
export const contentModule = v.object({
  moduleName: v.string(),
  sortOrder: v.optional(v.nullable(v.number())),
  internalUrl: v.string(),
})
export type ContentModule = v.InferOutput<typeof contentModule>

/** What the device is shown (spec 3); no list of modules is an empty one. */
export const deviceProfile = v.object({ contentModules: v.nullish(v.array(contentModule), () => []) })

/** How prices are written. */
export const currencies = ['lv', 'lv+eur', 'eur'] as const satisfies readonly Currency[]

const anyText = v.pipe(v.string(), v.check(isEncodable, 'cannot stand in an address'))
export const text = v.pipe(anyText, v.trim(), v.minLength(1))
const flag = v.boolean()

/** The hotels' own zone needs no look: asking the browser takes a slow phone longer than all other checks together. */
function isTimeZone(name: string): boolean {
  if (name === 'Europe/Sofia') return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Every key a configuration may carry, all optional; `null` means absent and unknown keys are ignored. */
export const configurationKeys = {
  appName: v.nullish(text),
  COMPANION_BASE_JAVA_URL: v.nullish(text),
  GA_TRACKING_ID: v.nullish(anyText),
  GET_YOUR_GUID_PARTNER_ID: v.nullish(anyText),
  activitiesWidget: v.nullish(flag),
  deviceProfile: v.nullish(deviceProfile),
  currency: v.nullish(v.picklist(currencies)),
  diningDailyAvailabilityConfigId: v.nullish(v.number()),
  mapsReviewUrl: v.nullish(text),
  termsUrl: v.nullish(text),
  privacyUrl: v.nullish(text),
  publicRecommendations: v.nullish(flag),
  cardPayment: v.nullish(flag),
  spaDates: v.nullish(v.picklist(['fixed', 'rolling'])),
  reservationDetailsInMessage: v.nullish(flag),
  reportsEndpoint: v.nullish(flag),
  idempotencyKey: v.nullish(flag),
  timeZone: v.nullish(v.pipe(text, v.check(isTimeZone, 'is not the name of a time zone'))),
  brand: v.nullish(v.object({ color: v.nullish(text), headerImage: v.nullish(text) })),
  errorReportUrl: v.nullish(text),
}

/** One element of `GET configurations` (spec 7). */
export const configuration = v.object(configurationKeys)
export type Configuration = v.InferOutput<typeof configuration>

/** Answer of `GET configurations`: a list whose first element is merged over `config.json` (spec 3). */
export const configurationList = v.array(configuration)
