import { textIn, type LocalizedText, type Language } from '#src/lib/languages.ts'

/** The keys of a configuration that name the hotel. */
interface Named {
  readonly appName?: string | null | undefined
  readonly appNames?: LocalizedText | null | undefined
}

/** The hotel's name in a language (spec 1.8, 10.19); `undefined` where none is configured. */
export function hotelNameIn(language: Language, { appName, appNames }: Named): string | undefined {
  return textIn(language, appNames) ?? textIn(language, appName)
}
