import type { i18n } from 'i18next'
import { isLanguage, type Language } from '#src/lib/languages.ts'

/** The texts of every screen but home, a file for each language; bundled, and fetched behind the first screen (spec 9). */
const files = {
  bg: () => import('./bg/screens.ts'),
  en: () => import('./en/screens.ts'),
  es: () => import('./es/screens.ts'),
} as const satisfies Record<Language, () => Promise<{ texts: object }>>

/** The languages that a screen needs: the guest's, and the staff's, who read a receipt's card. */
export function languagesFor(language: string): Language[] {
  return [...new Set(['bg', language])].filter(isLanguage)
}

const underWay = new WeakMap<i18n, Map<Language, Promise<void>>>()

/** Whether the screens can be shown in this language at once. */
export function hasScreenTexts(translator: i18n, language: Language): boolean {
  return translator.hasResourceBundle(language, 'login')
}

async function fetchTexts(translator: i18n, language: Language): Promise<void> {
  const { texts } = await files[language]()
  for (const [namespace, bundle] of Object.entries(texts)) translator.addResourceBundle(language, namespace, bundle)
}

/** Fetches the texts of every screen in one language, once. Rejects when the file cannot be fetched, and may be asked again. */
export async function loadScreenTexts(translator: i18n, language: Language): Promise<void> {
  if (hasScreenTexts(translator, language)) return
  const ofTranslator = underWay.get(translator) ?? new Map<Language, Promise<void>>()
  underWay.set(translator, ofTranslator)
  const loading = ofTranslator.get(language) ?? fetchTexts(translator, language)
  ofTranslator.set(language, loading)
  await loading.finally(() => ofTranslator.delete(language))
}
