import * as v from 'valibot'
import { textIn, type Language, type LocalizedText } from '#src/lib/languages.ts'
import { isAddress } from '#src/lib/url.ts'
import { configurationKeys, configurationList, text, type Configuration } from '#src/schemas/configuration.ts'
import { fieldOf, readTolerantly } from '#src/schemas/tolerantReader.ts'

/** Every key of `config.json`, all optional except the API base (spec 3.3). */
export const staticKeys = {
  ...configurationKeys,
  COMPANION_BASE_JAVA_URL: v.pipe(text, v.check(isAddress, 'is neither a path nor an http(s) address')),
}

/** The schema of `config.json`, and of the configuration that this device stores. */
export const staticConfig = v.pipe(
  v.object(staticKeys),
  v.transform((given) => withDefaults(given)),
)

export const defaults = {
  activitiesWidget: true,
  deviceProfile: { contentModules: [] },
  currency: 'lv',
  diningDailyAvailabilityConfigId: 6,
  publicRecommendations: false,
  cardPayment: false,
  spaDates: 'fixed',
  reservationDetailsInMessage: false,
  reportsEndpoint: false,
  idempotencyKey: false,
  timeZone: 'Europe/Sofia',
  statusRefreshSeconds: 20,
} as const satisfies Configuration

type StaticConfig = Configuration & { COMPANION_BASE_JAVA_URL: string }
type PresentKeys = { [Key in keyof Configuration]?: NonNullable<Configuration[Key]> }
type KeysWithDefault = { [Key in keyof typeof defaults]: NonNullable<Configuration[Key & keyof Configuration]> }

/** The runtime configuration with every default filled in (spec 3.3, keys and defaults in spec 10). */
export type Config = PresentKeys & KeysWithDefault & { COMPANION_BASE_JAVA_URL: string }

function present(configuration: Configuration): PresentKeys {
  return Object.fromEntries(Object.entries(configuration).filter(([, value]) => value !== null && value !== undefined))
}

function withDefaults(given: StaticConfig): Config {
  return { ...defaults, ...present(given) } as Config
}

/**
 * Parses the content of `config.json`. An optional key that fails validation counts as absent and is named on the console.
 * Throws when the API base is missing or invalid.
 */
export function parseStaticConfig(json: unknown): Config {
  const read = readTolerantly('config.json', staticConfig, json)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`config.json: ${fieldOf(issue)}: ${issue.message}`)
}

/** The analytics tracking id (spec 1.9); `undefined` where the hotel tracks no page views. */
export function trackingIdOf(config: Config): string | undefined {
  return config.GA_TRACKING_ID?.trim() || undefined
}

/**
 * Merges the first element of `GET configurations` over the static configuration, shallowly (spec 3.4).
 * Absent and `null` keys do not overwrite. The API base cannot be changed and the activities widget cannot be enabled: the
 * security headers are generated from `config.json` alone.
 */
export function mergeConfiguration(config: Config, list: readonly Configuration[]): Config {
  const first = list[0]
  if (first === undefined) return config
  const merged = { ...config, ...present(first) }
  const activitiesWidget = config.activitiesWidget && merged.activitiesWidget
  return { ...merged, activitiesWidget, COMPANION_BASE_JAVA_URL: config.COMPANION_BASE_JAVA_URL }
}

/** The keys of a configuration that name the hotel. */
interface Named {
  readonly appName?: string | null | undefined
  readonly appNames?: LocalizedText | null | undefined
}

/** The hotel's name in a language (spec 1.8, 10.19); `undefined` where none is configured. */
export function hotelNameIn(language: Language, { appName, appNames }: Named): string | undefined {
  return textIn(language, appNames) ?? textIn(language, appName)
}

/** The content of `config.json` merged with the response of `GET configurations`; `undefined` unless both fit exactly, without repairs. */
export function parseExactConfiguration(json: unknown, response: unknown): Config | undefined {
  const [config, list] = [v.safeParse(staticConfig, json), v.safeParse(configurationList, response)]
  return config.success && list.success ? mergeConfiguration(config.output, list.output) : undefined
}
