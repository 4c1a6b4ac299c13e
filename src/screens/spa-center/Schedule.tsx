import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useSpaDates,
  useSpaMessage,
  useSpaTexts,
  useSpaTimes,
  type SpaChoice,
  type SpaSession,
} from '#src/hotel/spa.ts'
import type { Massage } from '#src/hotel/massages.ts'
import { spaCategory } from '#src/hotel/requestMessage.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { NothingSent, ResubmissionNotice } from '#src/outbox/SubmissionForm.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { useSpaRequests } from '#src/outbox/useSpaRequests.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Chips } from '#src/ui/forms/Chips.tsx'
import { RequiredMark } from '#src/ui/forms/Field.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { MassagePicture } from './MassageList.tsx'
import styles from './SpaCenter.module.css'

/** A schedule whose request is kept on this device (spec 2.79). */
export function LocalSchedule({ onSent, ...props }: FormProps & { readonly onSent: (request: SpaSession) => void }) {
  const { keep } = useSpaRequests()
  return (
    <Schedule
      {...props}
      onSend={(request) => {
        keep(request)
        onSent(request)
      }}
    />
  )
}

/** A schedule whose request is sent as an amenity request (spec 10.33), which cannot be sent again: `useConfirmation` leads on. */
export function AmenitySchedule(props: FormProps) {
  const messageOf = useSpaMessage()
  const { confirmSubmission, wasSent, isSending, offlinePresses } = useConfirmation('request')
  if (wasSent) return null

  function send(request: SpaSession) {
    const message = messageOf(request)
    if (message === undefined) return
    const category = spaCategory
    confirmSubmission({ category, message }, { customerMessageRequest: message, status: initialStatus, category })
  }

  return <Schedule {...props} onSend={send} isSending={isSending} offlinePresses={offlinePresses} />
}

interface FormProps {
  readonly massage: Massage
  readonly choice: SpaChoice
  readonly onChange: (choice: SpaChoice) => void
  readonly onBack: () => void
}

interface ScheduleProps extends FormProps {
  readonly onSend: (request: SpaSession) => void
  readonly isSending?: boolean
  /** How often the guest pressed the button without a network. */
  readonly offlinePresses?: number
}

/** SCHEDULE: length, date and time; Send request is disabled until all three are chosen (spec 2.62, 5.9). */
function Schedule(props: ScheduleProps) {
  const { massage, choice, onChange, onBack, onSend, isSending = false, offlinePresses = 0 } = props
  const { t } = useTranslation(['spaCenter', 'receipts'])
  const [language] = useLanguage()
  const texts = useSpaTexts()
  const dates = useSpaDates()
  const times = useSpaTimes()
  const why = useId()
  const option = massage.options.find(({ minutes }) => minutes === choice.minutes)
  // Midnight at the hotel may pass while the guest chooses.
  const date = dates.find(({ id }) => id === choice.dateId)
  // That of a request that is sent again has no AM or PM.
  const time = times.find((each) => choice.time !== undefined && each.startsWith(choice.time))
  const sending = t('receipts:request.sending.title')
  const missing = [
    ...(option === undefined ? [t('spaCenter:parts.length')] : []),
    ...(date === undefined ? [t('spaCenter:parts.date')] : []),
    ...(time === undefined ? [t('spaCenter:parts.time')] : []),
  ]

  const sendText = option === undefined ? t('spaCenter:send') : `${t('spaCenter:send')}\u00a0· ${texts.price(option)}`

  function send(event: FormEvent) {
    event.preventDefault()
    if (isSending || option === undefined || date === undefined || time === undefined) return
    onSend({ massageId: massage.id, minutes: option.minutes, dateId: date.id, time })
  }

  return (
    <ScreenLayout title={texts.name(massage)} lead={texts.description(massage)}>
      <ResubmissionNotice kind="request" />
      <MassagePicture massage={massage} />
      <StepForm onSubmit={send}>
        <RadioGroup
          legend={t('spaCenter:option')}
          name="option"
          value={option?.minutes}
          onChange={(minutes) => onChange({ ...choice, minutes })}
          options={massage.options.map((each) => ({
            value: each.minutes,
            label: `${texts.minutes(each)} · ${texts.price(each)}`,
          }))}
          required
          disabled={isSending}
        />
        <PickButtons
          legend={t('spaCenter:date')}
          options={dates}
          value={date?.id}
          disabled={isSending}
          onPick={(dateId) => onChange({ ...choice, dateId })}
        />
        <PickButtons
          legend={t('spaCenter:time')}
          options={times.map((each) => ({ id: each, text: texts.time(each) }))}
          value={time}
          disabled={isSending}
          onPick={(picked) => onChange({ ...choice, time: picked })}
        />
        <output className="visually-hidden">{isSending && sending}</output>
        <NothingSent presses={offlinePresses} />
        <StepBar
          reasonId={why}
          reason={missing.length > 0 && t('spaCenter:toSend', { parts: listOf(missing, language) })}
        >
          <Button variant="secondary" disabled={isSending} onClick={onBack}>
            {t('spaCenter:back')}
          </Button>
          <Button type="submit" disabled={missing.length > 0} aria-disabled={isSending} aria-describedby={why}>
            {isSending ? sending : sendText}
          </Button>
        </StepBar>
      </StepForm>
    </ScreenLayout>
  )
}

interface PickButtonsProps {
  readonly legend: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly value: string | undefined
  readonly disabled: boolean
  readonly onPick: (id: string) => void
}

/** A group of toggle buttons with at most one pressed, as the spec has for dates and times. */
function PickButtons({ legend, options, value, disabled, onPick }: PickButtonsProps) {
  const labelId = useId()
  return (
    <Chips
      aria-labelledby={labelId}
      options={options.map(({ id, text }) => ({ value: id, label: text }))}
      isPressed={(id) => id === value}
      onPress={onPick}
      disabled={disabled}
    >
      <p id={labelId} className={styles.legend}>
        <span>{legend}</span>
        <RequiredMark />
      </p>
    </Chips>
  )
}
