import type { i18n } from 'i18next'

const underWay = new WeakMap<i18n, Promise<void>>()

/** Whether the screens can be shown at once, in every language. */
export function hasScreenTexts(translator: i18n): boolean {
  return translator.hasResourceBundle('bg', 'login')
}

async function fetchTexts(translator: i18n): Promise<void> {
  const { screenTexts } = await import('./screens.ts')
  for (const [language, texts] of Object.entries(screenTexts)) {
    for (const [namespace, bundle] of Object.entries(texts)) translator.addResourceBundle(language, namespace, bundle)
  }
}

/**
 * Fetches the texts of every screen but home, once. They are one file for all languages: whichever screen stands can be
 * read in each of them, and the switch of language needs no network (spec 1.5). Rejects when the file cannot be fetched, and
 * may be asked again.
 */
export async function loadScreenTexts(translator: i18n): Promise<void> {
  if (hasScreenTexts(translator)) return
  const loading = underWay.get(translator) ?? fetchTexts(translator)
  underWay.set(translator, loading)
  await loading.finally(() => underWay.delete(translator))
}
