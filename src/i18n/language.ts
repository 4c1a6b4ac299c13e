import { isLanguage, type Language } from '#src/lib/languages.ts'
import { LANGUAGE_KEY } from '#src/storage/keys.ts'
import { readText, writeText } from '#src/storage/storedText.ts'

/**
 * The language chosen on this device; on the first visit Bulgarian, whatever the browser's language (spec 1.3, 9.1), or what
 * `npm run deploy:config` wrote into the page (spec 10.30).
 */
export function rememberedLanguage(): Language {
  const stored = readText('localStorage', LANGUAGE_KEY)
  const { language } = document.documentElement.dataset
  const ofDevice = language === 'device' ? [...navigator.languages.map((each) => each.slice(0, 2)), 'en'] : []
  return [stored, language, ...ofDevice].find(isLanguage) ?? 'bg'
}

/** Stores the chosen language. With blocked storage it lasts until the page is closed. */
export function rememberLanguage(language: Language): void {
  writeText('localStorage', LANGUAGE_KEY, language)
}
