import { isRecent } from '#src/config/lastGoodConfig.ts'
import { rememberedLanguage } from '#src/i18n/language.ts'
import { fieldsOf, parseJson } from '#src/lib/unknown.ts'
import { languages } from '#src/lib/languages.ts'
import type { ContentModule } from '#src/schemas/configuration.ts'
import { CONFIG_KEY } from '#src/storage/keys.ts'
import { readText } from '#src/storage/storedText.ts'

/** What home shows of the configuration. */
export interface HomeConfiguration {
  /** The hotel's name in the guest's language. */
  readonly name: string | undefined
  /** The brand's colour. */
  readonly color: string | undefined
  readonly contentModules: readonly ContentModule[]
  /** Empty where the hotel configures none. */
  readonly timeZone: string
}

function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined
}

function isTextOrAbsent(value: unknown): boolean {
  return (value ?? '') === '' || typeof value === 'string'
}

function isModule(value: unknown): value is ContentModule {
  const { moduleName, internalUrl, sortOrder } = fieldsOf(value)
  const isNumber = typeof sortOrder === 'number' && Math.abs(sortOrder) <= Number.MAX_SAFE_INTEGER
  const isOrder = sortOrder === undefined || sortOrder === null || isNumber
  return typeof moduleName === 'string' && typeof internalUrl === 'string' && isOrder
}

/** A configuration without `null` and empty texts, which do not overwrite. */
function present(configuration: unknown) {
  const isPresent = (value: unknown) => value !== null && !(typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(Object.entries(fieldsOf(configuration)).filter(([, value]) => isPresent(value)))
}

/**
 * What home shows of configurations of which later ones overwrite earlier ones (spec 3.4). `undefined` when the tiles or the name
 * are not exactly as specified: whether they can be read is decided by the app, whose schemas are too large for the page.
 */
export function homeConfiguration(...configurations: readonly unknown[]): HomeConfiguration | undefined {
  const merged = fieldsOf(Object.assign({}, ...configurations.map(present)))
  const { appName } = merged
  const names = fieldsOf(merged['appNames'])
  const { contentModules } = fieldsOf(merged['deviceProfile'])
  if (!Array.isArray(contentModules) || !contentModules.every(isModule)) return undefined
  if (![appName, ...Object.values(names)].every(isTextOrAbsent)) return undefined
  // The order of `hotelNameIn`, which reads parsed names.
  const [name] = [rememberedLanguage(), 'en', ...languages]
    .map((language) => textOf(names[language]))
    .concat(textOf(appName))
    .filter(Boolean)
  const timeZone = textOf(merged['timeZone']) ?? ''
  return { name, color: textOf(fieldsOf(merged['brand'])['color']), contentModules, timeZone }
}

/** What home shows of the stored configuration: one less than a day old, or of any age without a network. */
export function lastGoodHomeConfiguration(now: number): HomeConfiguration | undefined {
  const { at, config } = fieldsOf(parseJson(readText('localStorage', CONFIG_KEY)))
  return !navigator.onLine || isRecent(Number(at), now) ? homeConfiguration(config) : undefined
}
