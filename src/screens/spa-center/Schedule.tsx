import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { spaTimes, useSpaDates, useSpaTexts, type Massage, type SpaChoice, type SpaSession } from '#src/hotel/spa.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { RequiredMark } from '#src/ui/forms/Field.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { MassagePicture } from './MassageList.tsx'
import styles from './SpaCenter.module.css'

interface ScheduleProps {
  readonly massage: Massage
  readonly choice: SpaChoice
  readonly onChange: (choice: SpaChoice) => void
  readonly onBack: () => void
  readonly onSend: (request: SpaSession) => void
}

/** SCHEDULE: length, date and time; Send request is disabled until all three are chosen (spec 2.62, 5.9). */
export function Schedule({ massage, choice, onChange, onBack, onSend }: ScheduleProps) {
  const { t } = useTranslation('spaCenter')
  const [language] = useLanguage()
  const texts = useSpaTexts()
  const dates = useSpaDates()
  const why = useId()
  const option = massage.options.find(({ minutes }) => minutes === choice.minutes)
  // Midnight at the hotel may pass while the guest chooses.
  const date = dates.find(({ id }) => id === choice.dateId)
  const { time } = choice
  const missing = [
    ...(option === undefined ? [t('parts.length')] : []),
    ...(date === undefined ? [t('parts.date')] : []),
    ...(time === undefined ? [t('parts.time')] : []),
  ]

  function send(event: FormEvent) {
    event.preventDefault()
    if (option === undefined || date === undefined || time === undefined) return
    onSend({ massageId: massage.id, minutes: option.minutes, dateId: date.id, time })
  }

  return (
    <ScreenLayout title={texts.name(massage)} lead={texts.description(massage)}>
      <MassagePicture massage={massage} />
      <StepForm onSubmit={send}>
        <RadioGroup
          legend={t('option')}
          name="option"
          value={option?.minutes}
          onChange={(minutes) => onChange({ ...choice, minutes })}
          options={massage.options.map((each) => ({
            value: each.minutes,
            label: `${texts.minutes(each)} · ${texts.price(each)}`,
          }))}
          required
        />
        <PickButtons
          legend={t('date')}
          options={dates.map(({ id, weekday, day }) => ({ id, above: weekday, text: day }))}
          value={date?.id}
          onPick={(dateId) => onChange({ ...choice, dateId })}
        />
        <PickButtons
          legend={t('time')}
          options={spaTimes.map((each) => ({ id: each, text: texts.time(each) }))}
          value={time}
          onPick={(picked) => onChange({ ...choice, time: picked })}
        />
        <StepBar reasonId={why} reason={missing.length > 0 && t('toSend', { parts: listOf(missing, language) })}>
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={missing.length > 0} aria-describedby={why}>
            {option === undefined ? t('send') : `${t('send')} · ${texts.price(option)}`}
          </Button>
        </StepBar>
      </StepForm>
    </ScreenLayout>
  )
}

interface PickButtonsProps {
  readonly legend: string
  readonly options: readonly { readonly id: string; readonly above?: string; readonly text: string }[]
  readonly value: string | undefined
  readonly onPick: (id: string) => void
}

/** A group of toggle buttons with at most one pressed, as the spec has for dates and times. */
function PickButtons({ legend, options, value, onPick }: PickButtonsProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={styles.picks}>
      <p id={labelId} className={styles.legend}>
        <span>{legend}</span>
        <RequiredMark />
      </p>
      {options.map(({ id, above, text }) => (
        <button key={id} type="button" aria-pressed={id === value} className={styles.pick} onClick={() => onPick(id)}>
          {above !== undefined && (
            <>
              <small className={styles.above}>{above}</small>{' '}
            </>
          )}
          <span>{text}</span>
        </button>
      ))}
    </div>
  )
}
