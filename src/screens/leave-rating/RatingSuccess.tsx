import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { readSubmissionId } from '#src/outbox/sending/submissionId.ts'
import { SuccessPage } from '#src/outbox/outcome/SuccessPage.tsx'
import { useReceipt } from '#src/outbox/receipts/useReceipt.ts'
import { submittedFacts } from '#src/outbox/outcome/submittedFacts.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { useMapsReviewUrl } from './mapsReview.ts'
import { ReturnHome } from './ReturnHome.tsx'

/**
 * The success page of every rating: its outcome, the same review link for every value, and the redirect to home (spec 2.59).
 */
export function RatingSuccess() {
  const { t } = useTranslation('leaveRating')
  const url = useMapsReviewUrl()
  const { state } = useLocation()
  const receipt = useReceipt('rating', readSubmissionId(state))
  return (
    <>
      <SuccessPage
        kind="rating"
        title={t('success.title')}
        neutral={t('success.neutral')}
        details={submittedFacts}
        links={
          <a className={buttonClass('secondary')} href={url} target="_blank" rel="noopener noreferrer">
            {t('success.review')}
          </a>
        }
      />
      <ReturnHome outcome={receipt?.outcome} />
    </>
  )
}
