import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { languages, textIn, type LocalizedText } from '#src/lib/languages.ts'
import { levaToWholeEuro, toCents, type Cents } from '#src/lib/money.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { readKey } from '#src/schemas/lateKeys.ts'
import { spa } from '#src/schemas/spa.ts'
import { pictureFolder } from '#src/ui/photos.tsx'

/** A massage that the spa offers. */
export interface Massage {
  readonly id: string
  readonly name: LocalizedText
  readonly description: LocalizedText | null | undefined
  /** URL of a picture, 480 by 270. */
  readonly image: string
  /** Prices in the hotel's currency. */
  readonly options: readonly { readonly minutes: number; readonly price: Cents }[]
}

const drawing = (name: string) => `${pictureFolder}massage-${name}.svg`

/** The four massages, hard-coded as in the spec (spec 3.20), with prices in leva by their length in minutes. */
const massagesOfTheSpec = [
  { id: 'classical', image: drawing('classical'), leva: { 20: 50, 40: 70, 60: 80 } },
  { id: 'antiCellulite', image: drawing('anti-cellulite'), leva: { 40: 60 } },
  { id: 'deepRelieve', image: drawing('deep-relieve'), leva: { 60: 85 } },
  { id: 'hotStone', image: drawing('hot-stone'), leva: { 30: 55, 60: 90 } },
] as const

/** The massages of the spec, or those that the hotel has configured (spec 10.26). */
export function useMassages(): readonly Massage[] {
  const { i18n } = useTranslation('spaCenter')
  const { currency, spa: configured } = useConfig()
  return useMemo(() => {
    const { origin } = window.location
    const ofTheHotel = readKey('spa', spa, configured)?.massages
    if (ofTheHotel !== undefined)
      return ofTheHotel.map(({ name, description, picture, options }) => ({
        ...{ id: textIn('bg', name) ?? '', name, description },
        image: pictureUrl(picture ?? undefined, origin, origin) ?? drawing('classical'),
        options: options.map(({ minutes, price }) => ({ minutes, price: toCents(price) })),
      }))
    // In whole euro, rounded down, at a hotel whose API sends euro, so that no guest pays more than the price in leva.
    const priceOf = (leva: number) => (currency === 'eur' ? levaToWholeEuro(toCents(leva)) : toCents(leva))
    const inEach = (key: `massages.${(typeof massagesOfTheSpec)[number]['id']}.${'name' | 'description'}`) =>
      Object.fromEntries(languages.map((language) => [language, i18n.getFixedT(language, 'spaCenter')(key)]))
    return massagesOfTheSpec.map(({ id, image, leva }) => ({
      ...{ id, image, name: inEach(`massages.${id}.name`), description: inEach(`massages.${id}.description`) },
      options: Object.entries(leva).map(([minutes, price]) => ({ minutes: Number(minutes), price: priceOf(price) })),
    }))
  }, [i18n, currency, configured])
}
