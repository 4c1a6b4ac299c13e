import type { Language } from '#src/lib/languages.ts'

/** Of each language, what stands in no text of it: another script, and frequent words of another language. */
export const foreign: Readonly<Record<Language, RegExp>> = {
  bg: /^[^\p{Script=Cyrillic}]*\p{L}{2} \p{L}[^\p{Script=Cyrillic}]*$/u,
  en: /\p{Script=Cyrillic}|\b(?:el|la|los|las|su|para|de|que|con)\b/iu,
  es: /\p{Script=Cyrillic}|\b(?:the|your|you|and|with|of|is|to|we|not)\b/iu,
}
