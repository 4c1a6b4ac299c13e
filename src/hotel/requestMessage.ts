import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import { textIn } from '#src/lib/languages.ts'
import { toCents, type Currency } from '#src/lib/money.ts'
import { isDay } from '#src/lib/time.ts'
import { useMassages } from './massages.ts'
import { daysOfTheSpec, formatSpaDate } from './spaDate.ts'
import { useAmenityLabel } from './useLabels.ts'

/** The categories of which a guest says how many (spec 2.80). */
const counted = ['Нови Кърпи', 'Шампоан и Сапун']

/** More than a room needs. */
const HIGHEST = 20

/** A message that begins with a quantity: "× 2", or "× 2. " and the guest's own text. */
const WITH_QUANTITY = /^× (?<quantity>\d+)(?:$|\. (?<text>[^]*))/

interface Sent {
  readonly category: string
  readonly message: string
}

/** Whether this category is asked for in a quantity. */
export function isCounted(category: string): boolean {
  return counted.includes(category)
}

/** The quantity at the beginning of a message, `undefined` where it has none, and the guest's own text. */
export function splitQuantity({ category, message }: Sent) {
  const { quantity, text = '' } = (isCounted(category) && WITH_QUANTITY.exec(message)?.groups) || {}
  return quantity === undefined ? { text: message } : { quantity: Number(quantity), text }
}

/** The message with a quantity before the guest's text. The API has no field for it, and the sign is read in every language. */
export function withQuantity(quantity: number, text: string): string {
  const sign = `× ${Math.min(quantity, HIGHEST)}`
  return text === '' ? sign : `${sign}. ${text}`
}

/** The category of an amenity request that asks for a massage. */
export const spaCategory = 'Друго'

/** The message that asks for a massage, as `useSpaMessage` writes it. */
const MASSAGE =
  /^Масаж: (?<name>.+), (?<minutes>\d+) мин\., дата (?<date>.+), час (?<time>[\d:]+), цена (?<price>\d[\d\s.,]*)/

type Part = 'name' | 'minutes' | 'date' | 'time' | 'price'

/** A day in such a message, as `dd.MM.yyyy`; the days of the spec have no year. */
export function writeDate(dateId: string): string {
  return daysOfTheSpec.includes(dateId) ? formatSpaDate(dateId, 'bg') : dateId.split('-').reverse().join('.')
}

function readDate(date: string): string | undefined {
  return [...daysOfTheSpec, date.split('.').reverse().join('-')].find((id) => isDay(id) && writeDate(id) === date)
}

/** Returns a function that reads the massage in an amenity request; `undefined` where it asks for none that the app knows. */
export function useMassageIn() {
  const massages = useMassages()
  return ({ category, message }: Sent) => {
    const groups = category === spaCategory ? MASSAGE.exec(message)?.groups : undefined
    if (groups === undefined) return undefined
    const { name: inBulgarian, minutes, date, time, price } = groups as Record<Part, string> // each match has all parts
    const massage = massages.find(({ name }) => textIn('bg', name) === inBulgarian)
    const dateId = readDate(date)
    if (massage === undefined || dateId === undefined) return undefined
    return {
      massageId: massage.id,
      name: massage.name,
      minutes: Number(minutes),
      dateId,
      time,
      // Bulgarian groups the digits of a large amount by spaces.
      price: toCents(Number(price.replaceAll(/\s/g, '').replace(',', '.'))),
    }
  }
}

/**
 * Returns a function that gives the title and the text of an amenity request in the guest's language: what is asked for, with its
 * quantity, and the guest's own text; of a massage its name, and its length, day, time and price.
 */
export function useRequestTexts(currency: Currency) {
  const { t } = useTranslation('spaCenter')
  const [language] = useLanguage()
  const amenityLabel = useAmenityLabel()
  const massageIn = useMassageIn()
  return (sent: Sent): { readonly title: string; readonly message: string } => {
    const session = massageIn(sent)
    if (session === undefined) {
      const { quantity, text } = splitQuantity(sent)
      const label = amenityLabel(sent.category)
      return { title: quantity === undefined ? label : `${label} × ${quantity}`, message: text }
    }
    const { name, minutes, dateId, time, price } = session
    return {
      title: textIn(language, name) ?? '',
      message: [
        t('minutes', { minutes }),
        formatSpaDate(dateId, language),
        time,
        formatMoney(price, currency, language),
      ].join('\u00a0· '),
    }
  }
}
