import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { CategoryForm, emptyDraft } from '#src/ui/forms/CategoryForm.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { ChipButtons } from '#src/ui/forms/ChipButtons.tsx'
import { Field, FieldError, RequiredMark } from '#src/ui/forms/Field.tsx'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { SelectField } from '#src/ui/forms/SelectField.tsx'
import { Stars } from '#src/ui/forms/Stars.tsx'
import { TextArea } from '#src/ui/forms/TextArea.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { DisabledReason } from '#src/ui/forms/DisabledReason.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { pictureFolder } from '#src/ui/ownPictures.ts'

function Buttons() {
  const { t } = useTranslation(['reserveTable', 'settings', 'common'])
  return (
    <Stack>
      <Button>{t('reserveTable:confirm.proceed')}</Button>
      <Button disabled>{t('reserveTable:next')}</Button>
      <Button variant="secondary">{t('common:retry')}</Button>
      <Button variant="quiet">{t('reserveTable:cancel')}</Button>
      <Button variant="danger">{t('settings:wipe.button')}</Button>
      <Button wide>{t('common:goHome')}</Button>
    </Stack>
  )
}

function ButtonRows() {
  const { t } = useTranslation('reserveTable')
  return (
    <ButtonRow>
      <Button variant="secondary">{t('confirm.back')}</Button>
      <Button>{t('confirm.proceed')}</Button>
    </ButtonRow>
  )
}

function Category({ isSending }: { readonly isSending: boolean }) {
  const { t } = useTranslation(['reportProblem', 'categories', 'receipts'])
  const [draft, setDraft] = useState({ ...emptyDraft, category: isSending ? 'noise' : '' })
  const texts = {
    category: t('reportProblem:category'),
    message: t('reportProblem:message'),
    messageHint: t('reportProblem:messageHint'),
    next: t('reportProblem:next'),
    sending: t('reportProblem:sending'),
  }
  return (
    <CategoryForm
      draft={draft}
      onChange={setDraft}
      categories={[
        { value: 'room', label: t('categories:problem.Стая'), picture: `${pictureFolder}category-room.svg` },
        { value: 'noise', label: t('categories:problem.Шум'), picture: `${pictureFolder}category-noise.svg` },
      ]}
      texts={texts}
      missing={
        draft.category === '' ? t('reportProblem:toSend', { parts: t('reportProblem:parts.category') }) : undefined
      }
      isSending={isSending}
      onNext={() => undefined}
      notice={isSending && <Notice tone="warning" title={t('receipts:offline.title')} />}
      cancel={<Button variant="secondary">{t('reportProblem:cancel')}</Button>}
    />
  )
}

function CategoryForms() {
  return (
    <Stack gap={6}>
      <Category isSending={false} />
      <Category isSending />
    </Stack>
  )
}

function Checkboxes() {
  const { t } = useTranslation(['reserveTable', 'login'])
  return (
    <Stack>
      <Checkbox>{t('reserveTable:acknowledge')}</Checkbox>
      <Checkbox defaultChecked>{t('reserveTable:acknowledge')}</Checkbox>
      <Checkbox error={t('login:consentMissing')}>{t('reserveTable:acknowledge')}</Checkbox>
      <Checkbox disabled>{t('reserveTable:acknowledge')}</Checkbox>
    </Stack>
  )
}

function Fields() {
  const { t } = useTranslation(['login', 'reserveTable'])
  return (
    <Field
      id={undefined}
      label={t('reserveTable:fields.time')}
      hint={t('reserveTable:timeHint')}
      warning={t('reserveTable:emailDoubtful')}
      error={t('login:roomNumberMissing')}
      required
    >
      {(control) => <input type="time" {...control} required />}
    </Field>
  )
}

function FieldErrors() {
  const { t } = useTranslation('login')
  return <FieldError id="field-error">{t('accountNumberMissing')}</FieldError>
}

function RequiredMarks() {
  const { t } = useTranslation('login')
  return (
    <p>
      {t('accountNumber')}
      <RequiredMark />
    </p>
  )
}

function ChipButtonGroups() {
  const { t } = useTranslation('reserveTable')
  const [value, setValue] = useState('20:00')
  const options = ['19:30', '20:00', '20:30']
  return <ChipButtons label={t('suggestedTimes')} options={options} value={value} onChoose={setValue} />
}

function QuantitySteppers() {
  const { t } = useTranslation('roomService')
  const [value, setValue] = useState(2)
  const labelsOf = (label: string) => ({
    decrease: t('decrease', { label }),
    increase: t('increase', { label }),
    quantity: t('quantity', { label }),
  })
  return (
    <Stack>
      <QuantityStepper name="none" value={0} onChange={setValue} labels={labelsOf('Espresso')} />
      <QuantityStepper isFolded name="folded" value={0} onChange={setValue} labels={labelsOf('Ayran')} />
      <QuantityStepper
        name="one"
        value={1}
        onChange={setValue}
        labels={labelsOf('Banitsa')}
        remove={t('remove', { label: 'Banitsa' })}
      />
      <QuantityStepper name="some" value={value} onChange={setValue} labels={labelsOf('Tarator')} />
      <QuantityStepper name="most" value={999} onChange={setValue} labels={labelsOf('Moussaka')} />
    </Stack>
  )
}

function RadioGroups() {
  const { t } = useTranslation(['roomService', 'login'])
  const [value, setValue] = useState<'room' | 'cash'>()
  const options = [
    { value: 'room', label: t('roomService:finalize.room'), hint: t('roomService:finalize.roomHint') },
    { value: 'cash', label: t('roomService:finalize.cash') },
  ] as const
  const legend = t('roomService:finalize.payment')
  const group = { legend, options, value, onChange: setValue }
  return (
    <Stack gap={5}>
      <RadioGroup {...group} name="payment" required />
      <RadioGroup {...group} name="wrong" error={t('login:consentMissing')} />
      <RadioGroup {...group} name="disabled" value="room" disabled />
      <RadioGroup {...group} name="chips" look="chips" />
    </Stack>
  )
}

function DisabledReasons() {
  const { t } = useTranslation('requestAmenities')
  return <DisabledReason id="why">{t('toSend')}</DisabledReason>
}

function StepBars() {
  const { t } = useTranslation('requestAmenities')
  return (
    <StepBar reasonId="step-why" reason={t('toSend')}>
      <Button variant="secondary">{t('cancel')}</Button>
      <Button disabled>{t('send')}</Button>
    </StepBar>
  )
}

function StepForms() {
  return (
    <StepForm>
      <StepBars />
    </StepForm>
  )
}

function SelectFields() {
  const { t } = useTranslation(['reportProblem', 'categories'])
  const options = [
    { value: '', label: t('reportProblem:parts.category') },
    { value: 'room', label: t('categories:problem.Стая') },
  ]
  const label = t('reportProblem:category')
  return (
    <Stack>
      <SelectField label={label} options={options} required />
      <SelectField label={label} options={options} hint={t('reportProblem:messageHint')} defaultValue="room" />
      <SelectField label={label} options={options} error={t('reportProblem:parts.category')} />
      <SelectField label={label} options={options} disabled />
    </Stack>
  )
}

function StarRatings() {
  const { t } = useTranslation('leaveRating')
  const [value, setValue] = useState<number | undefined>(3.5)
  const stars = {
    textOf: (shown: number | undefined) => (shown === undefined ? t('choose') : t('words.4')),
    spokenOf: (shown: number | undefined) =>
      shown === undefined ? t('choose') : t('spoken', { value: shown, word: t('words.4') }),
    label: t('stars'),
    onChange: setValue,
  }
  return (
    <Stack>
      <Stars {...stars} value={undefined} />
      <Stars {...stars} value={value} />
      <Stars {...stars} value={5} disabled />
    </Stack>
  )
}

function TextAreas() {
  const { t } = useTranslation('reserveTable')
  const label = t('fields.instructions')
  return (
    <Stack>
      <TextArea label={label} hint={t('instructionsHint')} />
      <TextArea label={label} defaultValue={t('instructionsHint')} readOnly />
      <TextArea label={label} error={t('missing', { parts: label })} required />
    </Stack>
  )
}

function TextFields() {
  const { t } = useTranslation(['login', 'reserveTable'])
  return (
    <Stack>
      <TextField label={t('login:accountNumber')} required />
      <TextField label={t('login:roomNumber')} defaultValue="305" hint={t('login:lead')} />
      <TextField label={t('login:roomNumber')} error={t('login:roomNumberMissing')} required />
      <TextField label={t('reserveTable:fields.email')} warning={t('reserveTable:emailDoubtful')} defaultValue="a@b" />
      <TextField label={t('login:accountNumber')} defaultValue="100200" disabled />
    </Stack>
  )
}

/** Stories of the form controls. */
export const forms = {
  Button: Buttons,
  ButtonRow: ButtonRows,
  CategoryForm: CategoryForms,
  Checkbox: Checkboxes,
  ChipButtons: ChipButtonGroups,
  Field: Fields,
  FieldError: FieldErrors,
  QuantityStepper: QuantitySteppers,
  RadioGroup: RadioGroups,
  RequiredMark: RequiredMarks,
  SelectField: SelectFields,
  Stars: StarRatings,
  TextArea: TextAreas,
  TextField: TextFields,
  StepBar: StepBars,
  StepForm: StepForms,
  DisabledReason: DisabledReasons,
}
