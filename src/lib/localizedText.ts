import type { Language } from './languages.ts'

/** A text of the hotel: one for every language, or one for each. */
export type LocalizedText = string | { readonly [Each in Language]?: string | null | undefined }

/** The text in a language; else the English one (spec 1.4), else the first there is. `undefined` when there is none. */
export function textIn(language: Language, text: LocalizedText | null | undefined): string | undefined {
  if (typeof text === 'string') return text || undefined
  return [text?.[language], text?.en, ...Object.values(text ?? {})].find(Boolean) ?? undefined
}
