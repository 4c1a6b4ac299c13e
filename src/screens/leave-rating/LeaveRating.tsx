import { useTranslation } from 'react-i18next'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isCallError, isUnreachable } from '#src/api/callError.ts'
import { useReadTexts } from '#src/i18n/useReadTexts.ts'
import { ResubmissionNotice } from '#src/outbox/sending/ResubmissionNotice.tsx'
import { UnconfirmedReceipts } from '#src/outbox/outcome/UnconfirmedReceipts.tsx'
import { useDraft } from '#src/outbox/drafts/useDraft.ts'
import { QueryView } from '#src/ui/feedback/QueryView.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { emptyRating, ratingDraft, withStars } from './rating.ts'
import { RatingForm } from './RatingForm.tsx'
import { ReviewPrompt } from './ReviewPrompt.tsx'
import { useSendRating } from './useSendRating.ts'

/**
 * The rating form (spec 2.57). A rating that was sent already cannot be sent again: `useConfirmation` redirects to its
 * success page.
 */
export function LeaveRating() {
  const { t } = useTranslation('leaveRating')
  const stored = useStoredRating()
  const texts = useReadTexts(stored.isAnswered)
  const [draft, setDraft, discard] = useDraft('rating', emptyRating, ratingDraft)
  const { send, isSending, wasSent, offlinePresses, isAsking, answered } = useSendRating()
  if (wasSent) return null
  return (
    <ScreenLayout title={t('title')} lead={t('lead')}>
      {!isSending && <UnconfirmedReceipts kind="rating" />}
      <ResubmissionNotice kind="rating" />
      <QueryView query={stored} texts={texts} skeleton={<Skeleton shape="card" lines={2} />}>
        {(rating) => (
          <RatingForm
            draft={draft === emptyRating ? rating : draft}
            onChange={setDraft}
            onNext={send}
            onCancel={discard}
            isSending={isSending}
            offlinePresses={offlinePresses}
          />
        )}
      </QueryView>
      <ReviewPrompt open={isAsking} onClose={answered} />
    </ScreenLayout>
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
    ...{ isLoading, isFetching, isError: isError && !isMissing, isAnswered: isError && !isUnreachable(error), refetch },
  }
}
