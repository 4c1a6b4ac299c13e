import { createInstance, type i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import categoriesBg from '#src/i18n/bg/categories.json'
import homeBg from '#src/i18n/bg/home.json'
import myOrdersBg from '#src/i18n/bg/myOrders.json'
import reportProblemBg from '#src/i18n/bg/reportProblem.json'
import requestAmenitiesBg from '#src/i18n/bg/requestAmenities.json'
import categoriesEn from '#src/i18n/en/categories.json'
import homeEn from '#src/i18n/en/home.json'
import myOrdersEn from '#src/i18n/en/myOrders.json'
import reportProblemEn from '#src/i18n/en/reportProblem.json'
import requestAmenitiesEn from '#src/i18n/en/requestAmenities.json'
import { storedChoice } from '#src/storage/storedChoice.ts'
import bg from './bg.json'
import en from './en.json'

/** The languages of the desk. */
export const deskLanguages = ['bg', 'en'] as const
export type DeskLanguage = (typeof deskLanguages)[number]

/** Entries of the board use the texts of the app. */
const resources = {
  bg: {
    desk: { ...bg, modules: homeBg.modules },
    ...{ categories: categoriesBg, myOrders: myOrdersBg },
    ...{ reportProblem: reportProblemBg, requestAmenities: requestAmenitiesBg },
  },
  en: {
    desk: { ...en, modules: homeEn.modules },
    ...{ categories: categoriesEn, myOrders: myOrdersEn },
    ...{ reportProblem: reportProblemEn, requestAmenities: requestAmenitiesEn },
  },
}

/** All texts of the desk, in English. */
export const deskTexts = resources.en.desk

/** The language in the address, which `npm start` takes from the system; Bulgarian by default. */
function languageOfAddress(): DeskLanguage {
  return new URLSearchParams(window.location.search).get('language') === 'en' ? 'en' : 'bg'
}

const storedLanguage = storedChoice<DeskLanguage>('demo-desk-language', (found) =>
  found === 'en' || found === 'bg' ? found : languageOfAddress(),
)

/** Creates the desk's i18n instance, in the stored language. Keeps `<html lang>` in sync. */
export function makeDeskI18n(): i18n {
  const instance = createInstance()
  instance.on('languageChanged', (chosen) => {
    document.documentElement.lang = chosen
  })
  void instance.init({
    ...{ lng: storedLanguage.read(), fallbackLng: 'en', resources, defaultNS: 'desk' },
    ...{ interpolation: { escapeValue: false }, initAsync: false, returnNull: false },
  })
  return instance
}

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type KeyOf<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<`${Path}${Key}`>
    : KeyOf<Texts[Key], `${Path}${Key}.`>
}[keyof Texts & string]

/** The key of a text of the desk. */
export type DeskKey = KeyOf<typeof deskTexts>

/** Translates a text of the desk. */
export type Say = (key: DeskKey, values?: Readonly<Record<string, string | number>>) => string

interface TextsInUse {
  readonly t: Say
  readonly language: DeskLanguage
  /** Changes the language and stores the choice. */
  readonly choose: (next: DeskLanguage) => void
}

/** The desk's translation function and language. */
export function useTexts(): TextsInUse {
  const { t, i18n: instance } = useTranslation()
  function choose(next: DeskLanguage): void {
    storedLanguage.write(next)
    void instance.changeLanguage(next)
  }
  // i18next's global types contain only the app's texts.
  return { t: t as unknown as Say, language: instance.language === 'en' ? 'en' : 'bg', choose }
}
