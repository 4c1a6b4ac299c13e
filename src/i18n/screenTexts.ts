import type { i18n } from 'i18next'
import type { ScreenTexts } from './screens.ts'

const pendingLoads = new WeakMap<i18n, Promise<void>>()

/** Whether the texts of all screens have loaded, in every language. */
export function hasScreenTexts(translator: i18n): boolean {
  return translator.hasResourceBundle('bg', 'login')
}

/** Adds the texts of screens to a translator. */
export function addScreenTexts(translator: i18n, screenTexts: ScreenTexts): void {
  for (const [language, texts] of Object.entries(screenTexts)) {
    for (const [namespace, bundle] of Object.entries(texts))
      // Without a copy, which takes most of the time: i18next only reads the objects.
      translator.addResourceBundle(language, namespace, bundle, false, false, { skipCopy: true })
  }
}

async function fetchTexts(translator: i18n): Promise<void> {
  const { screenTexts } = await import('./screens.ts')
  addScreenTexts(translator, screenTexts)
}

/**
 * Loads the texts of every screen but home, once. One file contains all languages, so a change of the language needs no
 * network (spec 1.5). Rejects when the file cannot be fetched; a later call tries again.
 */
export async function loadScreenTexts(translator: i18n): Promise<void> {
  if (hasScreenTexts(translator)) return
  const loading = pendingLoads.get(translator) ?? fetchTexts(translator)
  pendingLoads.set(translator, loading)
  await loading.finally(() => pendingLoads.delete(translator))
}
