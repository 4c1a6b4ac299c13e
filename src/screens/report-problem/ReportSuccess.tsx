import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { SuccessPage } from '#src/outbox/outcome/SuccessPage.tsx'
import { submittedFacts } from '#src/outbox/outcome/submittedFacts.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'

/** The success page of every report: its outcome and its content (spec 2.65, 4.8), and the link as the spec found it (spec 2.46). */
export function ReportSuccess() {
  const { t } = useTranslation('reportProblem')
  return (
    <SuccessPage
      kind="problem"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={submittedFacts}
      links={
        <Link className={buttonClass('primary')} to={reportedProblemsAsFound}>
          {t('success.toMyProblems')}
        </Link>
      }
    />
  )
}
