import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelLink } from '#src/outbox/sending/CancelLink.tsx'
import { NothingSent } from '#src/outbox/sending/NothingSent.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { TextArea } from '#src/ui/forms/Field.tsx'
import type { RatingBody } from '#src/schemas/ratings.ts'
import { bodyOf, mayBePublic, withStars, type RatingDraft } from './rating.ts'
import { RatingStars } from './RatingStars.tsx'

interface RatingFormProps {
  readonly draft: RatingDraft
  readonly onChange: (draft: RatingDraft) => void
  readonly onNext: (rating: RatingBody) => void
  readonly onCancel: () => void
  readonly isSending: boolean
  /** How often the guest pressed Next while offline. */
  readonly offlinePresses: number
}

/**
 * Stars, a message for the hotel, a public message above 3, and Next, which is disabled until stars are chosen (spec 2.57,
 * 5.7).
 */
export function RatingForm({ draft, onChange, onNext, onCancel, isSending, offlinePresses }: RatingFormProps) {
  const { t } = useTranslation('leaveRating')
  const { ratingValue, internalMessage, publicMessage } = draft
  const rating = bodyOf(draft)
  const why = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rating !== undefined && !isSending) onNext(rating)
  }

  return (
    <StepForm onSubmit={submit}>
      <RatingStars value={ratingValue} disabled={isSending} onChange={(value) => onChange(withStars(draft, value))} />
      <TextArea
        label={t('internal')}
        hint={t('internalHint')}
        name="internalMessage"
        value={internalMessage}
        readOnly={isSending}
        onChange={(event) => onChange({ ...draft, internalMessage: event.target.value })}
      />
      {mayBePublic(ratingValue) && (
        <TextArea
          label={t('public')}
          hint={t('publicHint')}
          name="publicMessage"
          value={publicMessage}
          readOnly={isSending}
          onChange={(event) => onChange({ ...draft, publicMessage: event.target.value })}
        />
      )}
      <output className="visually-hidden">{isSending && t('sending')}</output>
      <NothingSent presses={offlinePresses} />
      <StepBar reasonId={why} reason={rating === undefined && t('toSend')}>
        <CancelLink label={t('cancel')} isSending={isSending} onCancel={onCancel} />
        <Button type="submit" disabled={rating === undefined} aria-disabled={isSending} aria-describedby={why}>
          {isSending ? t('sending') : t('next')}
        </Button>
      </StepBar>
    </StepForm>
  )
}
