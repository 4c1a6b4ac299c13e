import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { capitalised } from '#src/hotel/reservationDays.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'
import type { Massage, MassageOption } from './massages.ts'
import type { SpaDate } from './spaDates.ts'
import { useSpaWords } from './useSpaWords.ts'

export interface SpaSession {
  readonly massage: Massage
  readonly option: MassageOption
  readonly date: SpaDate
  readonly time: string
}

/** The details of a massage session: massage, length, date, time and price. */
export function SessionFacts({ session: { massage, option, date, time } }: { readonly session: SpaSession }) {
  const { t } = useTranslation('spaCenter')
  const words = useSpaWords()
  const [language] = useLanguage()
  const facts = [
    { label: t('massage'), value: words.name(massage) },
    { label: t('option'), value: words.minutes(option) },
    { label: t('date'), value: capitalised(`${date.weekday}, ${date.day}`, language) },
    { label: t('time'), value: words.time(time) },
    { label: t('price'), value: words.price(option) },
  ]
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  )
}
