import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCallError, isUnreachable } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { OfflineQueryView } from '#src/offline/OfflineQuery.tsx'
import { useDraft } from '#src/outbox/useDraft.ts'
import { UnconfirmedReceipts } from '#src/outbox/UnconfirmedReceipts.tsx'
import { ResubmissionNotice, SubmissionForm } from '#src/outbox/SubmissionForm.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { Stars } from '#src/ui/forms/Stars.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import styles from './LeaveRating.module.css'
import { emptyRating, hintOf, mayBePublic, ratingDraft, withStars, wordOf, type RatingDraft } from './rating.ts'
import { ReviewPrompt } from './ReviewPrompt.tsx'

/**
 * Stars, a message for the hotel, and a public message above 3 (spec 2.57, 5.7). Above 4 the review prompt opens while sending,
 * and the success page waits until the guest closes it. A rating that was sent already cannot be sent again: `useConfirmation`
 * redirects to its success page.
 */
export function LeaveRating() {
  const { t } = useTranslation('leaveRating')
  const stored = useStoredRating()
  const [draft, setDraft, discard] = useDraft('rating', emptyRating, ratingDraft)
  const confirmation = useConfirmation('rating')
  const { confirmSubmission, isSending, wasSent } = confirmation
  const [isAsking, setAsking] = useState(false)
  const closePrompt = useRef(() => {})
  if (wasSent) return null

  function send(rating: RatingDraft) {
    const { ratingValue } = rating
    if (ratingValue === undefined) return
    const body = { ...rating, ratingValue }
    const asks = ratingValue > 4
    const promptClosed = asks ? new Promise<void>((resolve) => (closePrompt.current = resolve)) : undefined
    setAsking(confirmSubmission(body, body, promptClosed) && asks)
  }

  return (
    <ScreenLayout title={t('title')}>
      {!isSending && <UnconfirmedReceipts kind="rating" />}
      <ResubmissionNotice kind="rating" />
      <OfflineQueryView query={stored} skeleton={<Skeleton shape="card" lines={2} />}>
        {(earlier) => {
          const rating = draft === emptyRating ? earlier : draft
          return (
            <SubmissionForm
              kind="rating"
              send={t('next')}
              missing={rating.ratingValue === undefined && t('toSend')}
              confirmation={confirmation}
              onSend={() => send(rating)}
              onCancel={discard}
            >
              <RatingFields rating={rating} onChange={setDraft} isSending={isSending} />
            </SubmissionForm>
          )
        }}
      </OfflineQueryView>
      <ReviewPrompt
        open={isAsking}
        onClose={() => {
          setAsking(false)
          closePrompt.current()
        }}
      />
    </ScreenLayout>
  )
}

interface RatingFieldsProps {
  readonly rating: RatingDraft
  readonly onChange: (rating: RatingDraft) => void
  readonly isSending: boolean
}

/** The stars with the word for the chosen value and the hotel's hint below, before that how to choose (spec 2.55, 2.56), and the messages. */
function RatingFields({ rating, onChange, isSending }: RatingFieldsProps) {
  const { t } = useTranslation('leaveRating')
  const [language] = useLanguage()
  const { ratingValue, internalMessage, publicMessage } = rating
  const textOf = (stars: number | undefined) => (stars === undefined ? t('choose') : t(`words.${wordOf(stars)}`))

  function spokenOf(stars: number | undefined): string {
    if (stars === undefined) return t('choose')
    return t('spoken', { value: new Intl.NumberFormat(language).format(stars), word: textOf(stars) })
  }

  return (
    <>
      <Card className={styles.stars}>
        <Stars
          label={t('stars')}
          value={ratingValue}
          onChange={(value) => onChange(withStars(rating, value))}
          textOf={textOf}
          spokenOf={spokenOf}
          disabled={isSending}
        />
        <p role="status" className={styles.hint}>
          {ratingValue === undefined ? t('lead') : t(`hints.${hintOf(ratingValue)}`)}
        </p>
      </Card>
      <TextArea
        label={t('internal')}
        hint={t('internalHint')}
        name="internalMessage"
        value={internalMessage}
        readOnly={isSending}
        onChange={(event) => onChange({ ...rating, internalMessage: event.target.value })}
      />
      {mayBePublic(ratingValue) && (
        <TextArea
          label={t('public')}
          hint={t('publicHint')}
          name="publicMessage"
          value={publicMessage}
          readOnly={isSending}
          onChange={(event) => onChange({ ...rating, publicMessage: event.target.value })}
        />
      )}
    </>
  )
}

/**
 * The guest's earlier rating as a form draft. Without one (also a 404) the form is empty. If loading fails, the form is empty
 * too and an error is shown above it, because a guest can rate without the earlier rating.
 */
function useStoredRating() {
  const { data, error, isFetching, isError, refetch } = hotelApi.useGetRatingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const isMissing = isCallError(error) && error.status === 404
  const rating = data ? withStars(data, data.ratingValue) : emptyRating
  // Not the query's `isLoading`, which is true once more when the form is opened again after a 404: the form would disappear.
  const isLoading = data === undefined && error === undefined
  return {
    data: isLoading ? undefined : rating,
    ...{ isLoading, isFetching, isError: isError && !isMissing, refetch },
    ...{ readAt: undefined, hasFailed: isError, isUnreachable: isUnreachable(error) },
  }
}
