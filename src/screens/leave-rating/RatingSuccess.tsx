import { useTranslation } from 'react-i18next'
import { SuccessPage } from '#src/receipts/SuccessPage.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { useMapsReviewUrl } from './mapsReview.ts'
import { ReturnHome } from './ReturnHome.tsx'

/** Where every rating ends: what became of it, the same review link for every rating, and the way home (spec 2). */
export function RatingSuccess() {
  const { t } = useTranslation('leaveRating')
  const url = useMapsReviewUrl()
  return (
    <>
      <SuccessPage
        kind="rating"
        title={t('success.title')}
        neutral={t('success.neutral')}
        links={
          <a className={buttonClass('secondary')} href={url} target="_blank" rel="noopener noreferrer">
            {t('success.review')}
          </a>
        }
      />
      <ReturnHome />
    </>
  )
}
