import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { SuccessPage } from '#src/outbox/outcome/SuccessPage.tsx'
import { submittedFacts } from '#src/outbox/outcome/submittedFacts.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'

/** The success page of every amenity request: its outcome and its content (spec 2.65, 4.8). */
export function RequestSuccess() {
  const { t } = useTranslation('requestAmenities')
  return (
    <SuccessPage
      kind="request"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={submittedFacts}
      links={
        <Link className={buttonClass('primary')} to={paths.amenityRequests}>
          {t('success.toMyRequests')}
        </Link>
      }
    />
  )
}
