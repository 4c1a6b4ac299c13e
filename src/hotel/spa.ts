import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import { textIn } from '#src/lib/languages.ts'
import { DAY_MS, dayAt, isDay, startOf } from '#src/lib/time.ts'
import { useMassages, type Massage } from './massages.ts'
import { isWithin } from './openingHours.ts'
import { capitalised, formatWeekday } from './reservationDays.ts'
import { writeDate } from './requestMessage.ts'
import { daysOfTheSpec, formatSpaDate, spaDate } from './spaDate.ts'
import { useHotelDay, useHours } from './useHotelClock.ts'
import { useFormatPrice } from './useFormatPrice.ts'
import type { Fact } from '#src/ui/records/Facts.tsx'

type MassageOption = Massage['options'][number]

/** The times of the spec, with its exact wording. */
const timesOfTheSpec = ['10:00AM', '11:00AM', '16:00PM', '17:00PM']

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

/**
 * Returns a function that writes a massage session as the message of an amenity request (spec 10.33), in Bulgarian, because it is for
 * the staff. `useMassageIn` reads it.
 */
export function useSpaMessage(): (session: SpaSession) => string | undefined {
  const { currency } = useConfig()
  const massages = useMassages()
  return ({ massageId, minutes, dateId, time }) => {
    const { name, options } = massages.find((each) => each.id === massageId) ?? {}
    const option = options?.find((each) => each.minutes === minutes)
    if (name === undefined || option === undefined) return undefined
    const when = `дата ${writeDate(dateId)}, час ${clockOf(time)}`
    return `Масаж: ${textIn('bg', name) ?? ''}, ${minutes} мин., ${when}, цена ${formatMoney(option.price, currency, 'bg')}`
  }
}
