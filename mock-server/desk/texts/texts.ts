import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addTexts, makeI18n, syncDocumentLanguage } from '#src/i18n/i18n.ts'
import { hotelNameIn } from '#src/config/config.ts'
import type { HotelLanguage } from '#mock-server/hotel/languages.ts'
import { storedChoice } from '#src/storage/storedChoice.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import bg from './bg.json'
import en from './en.json'

export const deskLanguages = ['bg', 'en'] as const
export type DeskLanguage = (typeof deskLanguages)[number]

/** The texts of the app that entries of the board use. */
const textsOfApp = import.meta.glob<object>(
  '../../../src/i18n/{bg,en}/{categories,myOrders,reportProblem,requestAmenities}.json',
  { eager: true, import: 'default' },
)

export const deskTexts = en

const isDeskLanguage = (name: unknown): name is DeskLanguage => deskLanguages.some((each) => each === name)

/** By default the first of the browser's languages that the desk has, else Bulgarian. */
const storedLanguage = storedChoice<DeskLanguage>(
  'demo-desk-language',
  (found) => [found, ...navigator.languages.map((each) => each.slice(0, 2))].find(isDeskLanguage) ?? 'bg',
)

/** Creates the desk's i18n instance, in the stored language. */
export function makeDeskI18n(): i18n {
  const instance = makeI18n(storedLanguage.read())
  syncDocumentLanguage(instance)
  addTexts(instance, { ...textsOfApp, 'bg/desk.json': bg, 'en/desk.json': en })
  return instance
}

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type KeyOf<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<`${Path}${Key}`>
    : KeyOf<Texts[Key], `${Path}${Key}.`>
}[keyof Texts & string]

export type DeskKey = KeyOf<typeof deskTexts>
export type Say = (key: DeskKey, values?: Readonly<Record<string, string | number>>) => string

/** The desk's texts and language, and how to change the language for good. */
export function useTexts(): { t: Say; language: DeskLanguage; choose: (next: DeskLanguage) => void } {
  // i18next's global types contain only the app's texts.
  const { t, i18n: instance } = useTranslation('desk' as 'common')
  function choose(next: DeskLanguage): void {
    storedLanguage.write(next)
    void instance.changeLanguage(next)
  }
  return { t: t as unknown as Say, language: instance.language === 'bg' ? 'bg' : 'en', choose }
}

/** Whether a name from the API has a text. */
export function hasText<Texts extends object>(texts: Texts, name: string): name is Extract<keyof Texts, string> {
  return Object.hasOwn(texts, name)
}

/** The text of a scenario that the desk offers: each has one. */
export const scenarioKey = (name: string) => `faults.scenario.${name}` as DeskKey

/** The text of a tile, which is the app's: each has one. */
export const moduleKey = (id: string) =>
  `home:modules.${id.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}` as DeskKey

/** The hotel's name in a language, as the guest app names it. */
export function shownName({ name, names }: ShownBrand, language: HotelLanguage): string {
  return hotelNameIn(language, { appName: name, appNames: names }) ?? name
}
