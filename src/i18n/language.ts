import { isLanguage, type Language } from '#src/lib/languages.ts'
import { LANGUAGE_KEY } from '#src/storage/keys.ts'
import { readText, writeText } from '#src/storage/storedText.ts'

/**
 * The language chosen on this device; Bulgarian on the first visit, whatever the browser's language (spec 1.3, 9.1).
 */
export function rememberedLanguage(): Language {
  const stored = readText('localStorage', LANGUAGE_KEY)
  return isLanguage(stored) ? stored : 'bg'
}

/** Stores the chosen language. With blocked storage it lasts until the page is closed. */
export function rememberLanguage(language: Language): void {
  writeText('localStorage', LANGUAGE_KEY, language)
}
