import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import { locales, textIn, type Language } from '#src/lib/languages.ts'
import { toCents } from '#src/lib/money.ts'
import { DAY_MS, dayAt, isDay, startOf } from '#src/lib/time.ts'
import { useMassages, type Massage } from './massages.ts'
import { isWithin } from './openingHours.ts'
import { capitalised, formatWeekday } from './reservationDays.ts'
import { useHotelDay, useHours } from './useHotelClock.ts'
import { useFormatPrice } from './useFormatPrice.ts'
import type { Fact } from '#src/ui/records/Facts.tsx'

type MassageOption = Massage['options'][number]

/** The times of the spec, with its exact wording. */
const timesOfTheSpec = ['10:00AM', '11:00AM', '16:00PM', '17:00PM']

/** 7, 8, 9 and 10 February, all named Monday: an inconsistency of the spec, kept on purpose (spec 9.5). */
const daysOfTheSpec = ['2000-02-07', '2000-02-08', '2000-02-09', '2000-02-10']
const A_MONDAY = '2000-02-07'

/** A day of the spa, which may have passed, with its weekday in the guest's language. */
export function spaDate(id: string, language: Language) {
  const format = (of: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(startOf(of))
  return {
    id,
    weekday: format(daysOfTheSpec.includes(id) ? A_MONDAY : id, { weekday: 'long' }),
    day: format(id, { day: 'numeric', month: 'long' }),
  }
}

/** The same in one line. */
export function formatSpaDate(id: string, language: Language): string {
  const { weekday, day } = spaDate(id, language)
  return [weekday, day].join(language === 'en' ? ' ' : ', ')
}

/** The days that the spa offers: those of the spec, or the four after `today` if the hotel configures `spaDates: 'rolling'`. */
export function spaDays(spaDates: 'rolling' | 'fixed', today: string): readonly string[] {
  if (spaDates === 'fixed') return daysOfTheSpec
  return [1, 2, 3, 4].map((ahead) => dayAt(startOf(today) + ahead * DAY_MS))
}

/** The offered dates in the guest's language, abbreviated as the days of a table are, except those of the spec. */
export function useSpaDates() {
  const { spaDates } = useConfig()
  const [language] = useLanguage()
  return spaDays(spaDates, useHotelDay()).map((id) => {
    const { weekday, day } = spaDate(id, language)
    const text = spaDates === 'fixed' ? `${weekday} ${day}` : formatWeekday(id, language, 'compact')
    return { id, text: capitalised(text, language) }
  })
}

/** The offered times: those of the spec, or those at which the spa is open if the hotel has left the spec's dates. */
export function useSpaTimes(): readonly string[] {
  const { spaDates } = useConfig()
  const hours = useHours().spa
  if (spaDates === 'fixed') return timesOfTheSpec
  return timesOfTheSpec.filter((time) => hours.some((period) => isWithin(period, clockOf(time))))
}

/** A time of the spec as `HH:mm`. */
const clockOf = (time: string) => time.replace(/[AP]M$/, '')

/** Formats massages and their options in the guest's language and the hotel's currency. */
export function useSpaTexts() {
  const { t } = useTranslation('spaCenter')
  const { spaDates } = useConfig()
  const [language] = useLanguage()
  const formatPrice = useFormatPrice()
  return {
    name: ({ name }: Massage) => textIn(language, name) ?? '',
    description: ({ description }: Massage) => textIn(language, description),
    minutes: ({ minutes }: MassageOption) => t('minutes', { minutes }),
    /** As the spec writes it; on one clock with all other times where the hotel has left the spec's dates, and in Spanish. */
    time: (time: string) => (spaDates === 'rolling' || language === 'es' ? clockOf(time) : time),
    price: ({ price }: MassageOption) => formatPrice(price),
  }
}

/** A massage session. */
export const spaSession = v.object({ massageId: v.string(), minutes: v.number(), dateId: v.string(), time: v.string() })
export type SpaSession = v.InferOutput<typeof spaSession>

/** What a guest has chosen of one so far. */
export const spaChoice = v.partial(spaSession)
export type SpaChoice = v.InferOutput<typeof spaChoice>

/**
 * Returns a function that gives the details of a massage session: massage, length, date, time and price. `undefined` while a part
 * of the choice is missing or unknown to the spa.
 */
export function useSpaFacts(): (choice: SpaChoice) => readonly Fact[] | undefined {
  const { t } = useTranslation('spaCenter')
  const texts = useSpaTexts()
  const massages = useMassages()
  const [language] = useLanguage()
  return ({ massageId, minutes, dateId, time }) => {
    const chosen = massages.find(({ id }) => id === massageId)
    const option = chosen?.options.find((each) => each.minutes === minutes)
    if (chosen === undefined || option === undefined || dateId === undefined || time === undefined) return undefined
    if (!isDay(dateId)) return undefined
    return [
      { label: t('massage'), value: texts.name(chosen) },
      { label: t('option'), value: texts.minutes(option) },
      { label: t('date'), value: capitalised(formatSpaDate(dateId, language), language) },
      { label: t('time'), value: texts.time(time) },
      { label: t('price'), value: texts.price(option) },
    ]
  }
}

/** The category of an amenity request that asks for a massage. */
export const spaCategory = 'Друго'

/** A day in a message for the staff, as `dd.MM.yyyy`; the days of the spec have no year. */
function dateForStaff(dateId: string): string {
  return daysOfTheSpec.includes(dateId) ? formatSpaDate(dateId, 'bg') : dateId.split('-').reverse().join('.')
}

function readDateForStaff(date: string): string | undefined {
  const dateId = daysOfTheSpec.find((day) => dateForStaff(day) === date) ?? date.split('.').reverse().join('-')
  return isDay(dateId) ? dateId : undefined
}

/** Returns a function that writes a massage session as the message of an amenity request (spec 10.33), in Bulgarian, because it is for the staff. */
export function useSpaMessage(): (session: SpaSession) => string | undefined {
  const { currency } = useConfig()
  const massages = useMassages()
  return ({ massageId, minutes, dateId, time }) => {
    const { name, options } = massages.find((each) => each.id === massageId) ?? {}
    const option = options?.find((each) => each.minutes === minutes)
    if (name === undefined || option === undefined) return undefined
    const when = `дата ${dateForStaff(dateId)}, час ${clockOf(time)}`
    return `Масаж: ${textIn('bg', name) ?? ''}, ${minutes} мин., ${when}, цена ${formatMoney(option.price, currency, 'bg')}`
  }
}

const MESSAGE =
  /^Масаж: (?<name>.+), (?<minutes>\d+) мин\., дата (?<date>.+), час (?<time>[\d:]+), цена (?<price>\d[\d\s.,]*)/

/** Returns a function that reads the massage in an amenity request; `undefined` where it asks for none that the app knows. */
export function useMassageIn() {
  const massages = useMassages()
  return ({ category, message }: { readonly category: string; readonly message: string }) => {
    const groups = category === spaCategory ? MESSAGE.exec(message)?.groups : undefined
    if (groups === undefined) return undefined
    const { minutes, date = '', time = '', price = '' } = groups
    const massage = massages.find(({ name }) => textIn('bg', name) === groups['name'])
    const dateId = readDateForStaff(date)
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
