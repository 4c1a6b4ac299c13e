import type { i18n } from 'i18next'
import type { Language } from '#src/lib/languages.ts'

/** The texts of every screen but home, a file for each language; bundled, and fetched behind the first screen (spec 9). */
const files = {
  bg: () => import('./bg/screens.ts'),
  en: () => import('./en/screens.ts'),
  es: () => import('./es/screens.ts'),
} as const satisfies Record<Language, () => Promise<{ texts: object }>>

/** A promise that says what became of it, as React's `use` reads it: one that is fulfilled shows no fallback. */
interface Loading extends Promise<void> {
  status?: 'fulfilled' | 'rejected'
}

const asked = new WeakMap<i18n, Map<Language, { readonly loading: Loading; readonly visit: string | undefined }>>()

/** Texts that were given to the translator are there at once. */
function startLoading(translator: i18n, language: Language): Loading {
  if (translator.hasResourceBundle(language, 'login')) return Object.assign(Promise.resolve(), { status: 'fulfilled' as const })
  return fetchTexts(translator, language)
}

async function fetchTexts(translator: i18n, language: Language): Promise<void> {
  const { texts } = await files[language]()
  for (const [namespace, bundle] of Object.entries(texts)) translator.addResourceBundle(language, namespace, bundle)
}

/**
 * Fetches the texts of every screen in one language, once; the same promise from then on. Rejects when the file cannot be
 * fetched; then it is asked for again, but not twice on one `visit`, for React would ask without end.
 */
export function loadScreenTexts(translator: i18n, language: Language, visit?: string): Promise<void> {
  const ofTranslator = asked.get(translator) ?? new Map<Language, { loading: Loading; visit: string | undefined }>()
  asked.set(translator, ofTranslator)
  const before = ofTranslator.get(language)
  const isDue = before === undefined || (before.loading.status === 'rejected' && (visit === undefined || before.visit !== visit))
  if (!isDue) return before.loading
  const loading = startLoading(translator, language)
  ofTranslator.set(language, { loading, visit })
  loading.then(
    () => (loading.status = 'fulfilled'),
    () => (loading.status = 'rejected'),
  )
  return loading
}
