import { isLanguage, type Language } from '#src/lib/languages.ts'
import { LANGUAGE_KEY } from '#src/storage/keys.ts'

/** The language chosen on this phone; Bulgarian on the first visit, whatever the phone says (spec 1.3, 9.1). */
export function rememberedLanguage(): Language {
  try {
    const kept = window.localStorage.getItem(LANGUAGE_KEY)
    return isLanguage(kept) ? kept : 'bg'
  } catch {
    return 'bg'
  }
}

/** Remembers a choice of language. With blocked storage it lasts until the tab closes. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Nothing to remember with; the choice still applies now.
  }
}
