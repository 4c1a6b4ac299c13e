import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatPeriod } from '#src/hotel/openingHours.ts'
import { useHours, useMinute } from '#src/hotel/useHotelClock.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { formatTime } from '#src/lib/time.ts'
import { Chips } from '#src/ui/forms/Chips.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SelectField, TextField } from '#src/ui/forms/Field.tsx'
import { isOutsideDinner, suggestedTimes } from './dinnerTimes.ts'
import { tableSizes, type ReservationDraft } from './reservation.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import { useFieldNames } from './ReservationFacts.tsx'

/** More days than these are a list: a stay may have no end. */
const MOST_CHIPS = 10

/** Scrolls a hint into view that appears while the guest is typing: the bar with the buttons may lie over it. */
function showWhileTyping(hint: HTMLElement | null) {
  if (document.activeElement?.matches('input')) hint?.scrollIntoView({ block: 'nearest' })
}

/** A part of the form: what it shows, and what it changes of it. */
export interface FieldsProps {
  readonly draft: ReservationDraft
  readonly onChange: (changed: Partial<ReservationDraft>) => void
}

/** Number of people, meal, date and time (spec 2.41); `days` are the dates to offer, today first. */
export function TableFields({ draft, onChange, days }: FieldsProps & { readonly days: readonly string[] }) {
  const { t } = useTranslation('reserveTable')
  const { nameOf } = useFieldNames()
  const mealLabel = useMealLabel()
  const [language] = useLanguage()

  function labelOf(day: string, index: number): string {
    const formatted = formatWeekday(day, language, days.length > MOST_CHIPS ? 'short' : 'compact')
    return index === 0 ? t('today', { day: formatted }) : capitalised(formatted, language)
  }

  const now = formatTime(useMinute(), useConfig().timeZone)
  // A time that has passed is no suggestion for today.
  const { restaurant } = useHours()
  const dinner = restaurant.at(-1) ?? restaurant[0]
  const dinnerHours = formatPeriod(dinner)
  const times = suggestedTimes(dinner).filter((time) => draft.date !== days[0] || time > now)
  const dates = days.map((day, index) => ({ value: day, label: labelOf(day, index) }))
  return (
    <>
      <RadioGroup
        legend={nameOf('people')}
        name="people"
        required
        look="chips"
        value={draft.numberOfPeople}
        onChange={(numberOfPeople) => onChange({ numberOfPeople })}
        options={tableSizes.map((size) => ({ value: size, label: String(size) }))}
      />
      <RadioGroup
        legend={nameOf('meal')}
        name="meal"
        required
        value={draft.meal}
        onChange={(meal) => onChange({ meal })}
        options={[{ value: 'Dinner', label: mealLabel('Dinner'), hint: dinnerHours }]}
      />
      {days.length > MOST_CHIPS ? (
        <SelectField
          label={nameOf('date')}
          name="date"
          required
          options={[{ value: '', label: t('chooseDate') }, ...dates]}
          value={days.includes(draft.date) ? draft.date : ''}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      ) : (
        <RadioGroup
          legend={nameOf('date')}
          name="date"
          required
          look="chips"
          value={draft.date}
          onChange={(date) => onChange({ date })}
          options={dates}
        />
      )}
      <Stack gap={2}>
        <TextField
          label={nameOf('time')}
          hint={t('timeHint')}
          warning={
            isOutsideDinner(draft.time, dinner) && (
              <span ref={showWhileTyping}>{t('timeOutside', { hours: dinnerHours })}</span>
            )
          }
          name="time"
          required
          autoComplete="off"
          value={draft.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
        {times.length > 0 && (
          <Chips
            aria-label={t('suggestedTimes')}
            options={times.map((time) => ({ value: time, label: time }))}
            isPressed={(time) => time === draft.time.trim()}
            onPress={(time) => onChange({ time })}
          />
        )}
      </Stack>
    </>
  )
}
