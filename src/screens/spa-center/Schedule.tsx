import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Massage } from '#src/hotel/spa/massages.ts'
import { spaTimes, type SpaDate } from '#src/hotel/spa/spaDates.ts'
import { useSpaWords } from '#src/hotel/spa/useSpaWords.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { MassagePicture } from './MassagePicture.tsx'
import { Picks } from './Picks.tsx'
import { isComplete, type SpaChoice, type SpaEvent } from './spaFlow.ts'

interface ScheduleProps {
  readonly massage: Massage
  readonly choice: SpaChoice
  readonly dates: readonly SpaDate[]
  readonly tell: (event: SpaEvent) => void
}

/** SCHEDULE: length, date and time; Send request is disabled until all three are chosen (spec 2.62, 5.9). */
export function Schedule({ massage, choice, dates, tell }: ScheduleProps) {
  const { t } = useTranslation('spaCenter')
  const [language] = useLanguage()
  const why = useId()
  const words = useSpaWords()
  const chosen = massage.options.find(({ minutes }) => minutes === choice.minutes)
  const missing = [
    ...(chosen === undefined ? [t('parts.length')] : []),
    ...(choice.dateId === undefined ? [t('parts.date')] : []),
    ...(choice.time === undefined ? [t('parts.time')] : []),
  ]
  const options = massage.options.map((option) => ({
    value: String(option.minutes),
    label: `${words.minutes(option)} · ${words.price(option)}`,
  }))
  function send(event: FormEvent) {
    event.preventDefault()
    if (isComplete(choice)) tell({ type: 'requestSent' })
  }

  return (
    <ScreenLayout title={words.name(massage)} lead={words.description(massage)}>
      <MassagePicture of={massage} />
      <StepForm onSubmit={send}>
        <RadioGroup
          legend={t('option')}
          name="option"
          value={choice.minutes === undefined ? undefined : String(choice.minutes)}
          onChange={(minutes) => tell({ type: 'optionChosen', minutes: Number(minutes) })}
          options={options}
          required
        />
        <Picks
          legend={t('date')}
          picks={dates.map(({ id, weekday, day }) => ({ id, above: weekday, text: day }))}
          picked={choice.dateId}
          onPick={(dateId) => tell({ type: 'dateChosen', dateId })}
        />
        <Picks
          legend={t('time')}
          picks={spaTimes.map((time) => ({ id: time, text: words.time(time) }))}
          picked={choice.time}
          onPick={(time) => tell({ type: 'timeChosen', time })}
        />
        <StepBar reasonId={why} reason={missing.length > 0 && t('toSend', { parts: listOf(missing, language) })}>
          <Button variant="secondary" onClick={() => tell({ type: 'leftForList' })}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={!isComplete(choice)} aria-describedby={why}>
            {chosen === undefined ? t('send') : `${t('send')} · ${words.price(chosen)}`}
          </Button>
        </StepBar>
      </StepForm>
    </ScreenLayout>
  )
}
