import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import { fact } from '#src/ui/records/record.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'
import { useFieldNames, type Part } from './useFieldNames.ts'

/** The fields shown in the preview and on the success page. */
interface ReservationDetails {
  readonly name?: string | undefined
  readonly room?: string | undefined
  readonly numberOfPeople: number
  readonly meal: string
  readonly date: string
  readonly time: string
  readonly email?: string
  readonly phone?: string
  readonly instructions: string
}

/** The parts that a browser's translator leaves as they are. */
const untranslated: readonly Part[] = ['name', 'room', 'email', 'phone']

/** The details of a reservation; empty ones are omitted (spec 2.43). */
export function ReservationFacts({ of: details }: { readonly of: ReservationDetails }) {
  const { t } = useTranslation('reserveTable')
  const { nameOf } = useFieldNames()
  const mealName = useMealLabel()
  const [language] = useLanguage()
  const facts: readonly (readonly [Part, string | undefined])[] = [
    ['name', details.name],
    ['room', details.room],
    ['people', t('people', { count: details.numberOfPeople })],
    ['meal', mealName(details.meal)],
    ['date', capitalised(formatWeekday(details.date, language, 'full'), language)],
    ['time', details.time],
    ['email', details.email],
    ['phone', details.phone],
    ['instructions', details.instructions],
  ]
  return (
    <Card>
      <Facts
        facts={facts.flatMap(([part, value]) =>
          fact(nameOf(part), value, untranslated.includes(part) ? 'no' : undefined),
        )}
      />
    </Card>
  )
}
