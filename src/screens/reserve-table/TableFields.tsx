import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { useMealName } from '#src/hotel/useMealName.ts'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { SelectField } from '#src/ui/forms/SelectField.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { dinnerHours, dinnerTimes } from './dinnerTimes.ts'
import { tableSizes, type ReservationDraft } from './draft.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import styles from './ReserveTable.module.css'
import { useFieldNames } from './useFieldNames.ts'

interface TableFieldsProps {
  readonly draft: ReservationDraft
  readonly onChange: (changed: Partial<ReservationDraft>) => void
  /** The dates to offer, today first. */
  readonly days: readonly string[]
}

/** Number of people, meal, date and time (spec 2.41). */
export function TableFields({ draft, onChange, days }: TableFieldsProps) {
  const { t } = useTranslation('reserveTable')
  const { nameOf } = useFieldNames()
  const mealName = useMealName()
  const [language] = useLanguage()
  const suggestions = useId()

  function changeSize(chosen: string): void {
    const numberOfPeople = tableSizes.find((size) => String(size) === chosen)
    if (numberOfPeople !== undefined) onChange({ numberOfPeople })
  }

  function labelOf(day: string, index: number): string {
    const formatted = formatWeekday(day, language, 'short')
    return index === 0 ? t('today', { day: formatted }) : capitalised(formatted, language)
  }

  const dates = days.map((day, index) => ({ value: day, label: labelOf(day, index) }))
  return (
    <>
      <SelectField
        label={nameOf('people')}
        name="people"
        required
        options={tableSizes.map((size) => ({ value: String(size), label: t('people', { count: size }) }))}
        value={String(draft.numberOfPeople)}
        onChange={(event) => changeSize(event.target.value)}
      />
      <RadioGroup
        legend={nameOf('meal')}
        name="meal"
        required
        value={draft.meal}
        onChange={(meal) => onChange({ meal })}
        options={[{ value: 'Dinner', label: mealName('Dinner'), hint: dinnerHours }]}
      />
      <div className={styles.pair}>
        <SelectField
          label={nameOf('date')}
          name="date"
          required
          options={[{ value: '', label: t('chooseDate') }, ...dates]}
          value={days.includes(draft.date) ? draft.date : ''}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <TextField
          label={nameOf('time')}
          hint={t('timeHint')}
          name="time"
          required
          autoComplete="off"
          list={suggestions}
          value={draft.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
        <datalist id={suggestions}>
          {dinnerTimes.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </datalist>
      </div>
    </>
  )
}
