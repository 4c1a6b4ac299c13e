import { useTranslation } from 'react-i18next'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts, fact } from '#src/ui/records/Facts.tsx'
import type { Contact, RequiredPart } from './reservation.ts'
import type { Content } from '#src/outbox/kinds.ts'

/** The parts of a reservation that have a translated name, used as labels and in sentences. */
export type FieldName = RequiredPart | Contact | 'people' | 'meal' | 'instructions'

/** Returns the translated name of a part, and formats several names as a list within a sentence. */
export function useFieldNames() {
  const { t } = useTranslation('reserveTable')
  const [language] = useLanguage()
  const nameOf = (part: FieldName) => t(`fields.${part}`)
  return {
    nameOf,
    listOf: (parts: readonly FieldName[]) => {
      const names = parts.map((part) => nameOf(part).toLocaleLowerCase(language))
      return listOf(names, language)
    },
  }
}

type ReservationDetails = Content<'reservation'> & {
  readonly [Part in 'name' | 'room' | Contact]?: string | undefined
}

/** The details of a reservation in the summary, the preview and the success page; empty ones are omitted (spec 2.43). */
export function ReservationFacts({ details }: { readonly details: ReservationDetails }) {
  const { nameOf } = useFieldNames()
  const mealLabel = useMealLabel()
  const [language] = useLanguage()
  return (
    <Card>
      <Facts
        facts={[
          ...fact(nameOf('name'), details.name, 'no'),
          ...fact(nameOf('room'), details.room, 'no'),
          ...fact(nameOf('people'), String(details.numberOfPeople)),
          ...fact(nameOf('meal'), mealLabel(details.meal)),
          ...fact(nameOf('date'), capitalised(formatWeekday(details.date, language, 'full'), language)),
          ...fact(nameOf('time'), details.time),
          ...fact(nameOf('email'), details.email, 'no'),
          ...fact(nameOf('phone'), details.phone, 'no'),
          ...fact(nameOf('instructions'), details.instructions),
        ]}
      />
    </Card>
  )
}
