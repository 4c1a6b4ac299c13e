import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import { textIn } from '#src/lib/languages.ts'
import type { Currency } from '#src/lib/money.ts'
import { formatSpaDate, useMassageIn } from './spa.ts'
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
    const details = [t('minutes', { minutes }), formatSpaDate(dateId, language), time]
    return {
      title: textIn(language, name) ?? '',
      message: [...details, formatMoney(price, currency, language)].join(' · '),
    }
  }
}
