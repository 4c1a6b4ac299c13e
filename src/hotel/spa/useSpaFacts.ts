import { useTranslation } from 'react-i18next'
import { capitalised } from '#src/hotel/reservationDays.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Fact } from '#src/ui/records/record.ts'
import type { Massage, MassageOption } from './massages.ts'
import type { SpaDate } from './spaDates.ts'
import { useSpaWords } from './useSpaWords.ts'

/** What a guest asked the spa for. */
export interface SpaSession {
  readonly massage: Massage
  readonly option: MassageOption
  readonly date: SpaDate
  readonly time: string
}

/** Returns a function that gives the details of a massage session: massage, length, date, time and price. */
export function useSpaFacts(): (session: SpaSession) => Fact[] {
  const { t } = useTranslation('spaCenter')
  const words = useSpaWords()
  const [language] = useLanguage()
  return ({ massage, option, date, time }) => [
    { label: t('massage'), value: words.name(massage) },
    { label: t('option'), value: words.minutes(option) },
    { label: t('date'), value: capitalised([date.weekday, date.day].join(language === 'en' ? ' ' : ', '), language) },
    { label: t('time'), value: words.time(time) },
    { label: t('price'), value: words.price(option) },
  ]
}
