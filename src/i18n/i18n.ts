import { createInstance, type i18n } from 'i18next'
import type { Language } from '#src/lib/languages.ts'
import { rememberLanguage } from './language.ts'

/** The texts of home, the frame and its errors, in every language, by file: part of the first load. */
const firstTexts = import.meta.glob<object>('./*/{banners,common,frame,home}.json', { eager: true, import: 'default' })

/** Adds texts to a translator: JSON by file, such as `./bg/login.json`. */
export function addTexts(translator: i18n, texts: Readonly<Record<string, object>>): void {
  for (const [file, bundle] of Object.entries(texts)) {
    const [, language = '', namespace = ''] = /(\w+)\/(\w+)\.json$/.exec(file) ?? []
    // Without a copy, which takes most of the time: i18next only reads the objects.
    translator.addResourceBundle(language, namespace, bundle, false, false, { skipCopy: true })
  }
}

/**
 * Creates the i18next instance, with the texts of home and English as the fallback language (spec 1.4, 9.1). A text names the number of
 * reception that `receptionDial` returns when the text is rendered (spec 10.24); `*1` without one.
 */
export function makeI18n(language: Language, receptionDial?: () => string | undefined): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    partialBundledLanguages: true,
    defaultNS: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        get dial() {
          return receptionDial?.() ?? '*1'
        },
      },
    },
    initAsync: false,
    returnNull: false,
    // A browser's translator replaces text nodes, so none stands beside an element.
    react: { transWrapTextNodes: 'span' },
  })
  addTexts(instance, firstTexts)
  return instance
}

/** Keeps `<html lang>` in sync with the language. */
export function syncDocumentLanguage(instance: i18n): void {
  function setLanguage(language: string): void {
    // Re-assigning `lang`, even with the same value, re-runs font matching.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }
  setLanguage(instance.language)
  instance.on('languageChanged', setLanguage)
}

/**
 * Changes the language and stores the choice. The texts of the open screen are loaded in every language, so there is no
 * wait.
 */
export function changeLanguage(instance: i18n, language: Language): void {
  rememberLanguage(language)
  void instance.changeLanguage(language)
}

/** Whether the texts of all screens have loaded, in every language. */
export function hasScreenTexts(translator: i18n): boolean {
  return translator.hasResourceBundle('bg', 'login')
}

/**
 * Loads the texts of every screen but home. One file contains all languages, so a change of the language needs no
 * network (spec 1.5). Rejects when the file cannot be fetched; a later call tries again.
 */
export async function loadScreenTexts(translator: i18n): Promise<void> {
  if (hasScreenTexts(translator)) return
  const { screenTexts } = await import('./screenTexts.ts')
  if (!hasScreenTexts(translator)) addTexts(translator, screenTexts)
}
