import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SuccessPage } from '#src/submissions/outcome/SuccessPage.tsx'
import { submittedFacts } from '#src/submissions/outcome/submittedFacts.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'

/**
 * The path this page links to, exactly as the spec found it (spec 2.46). No route has this path, and it is kept on purpose:
 * the list is at `paths.reportedProblems`, and the not-found page recognises this path and links to the list.
 */
const AS_FOUND = '/my-reported-problems'

/** The success page of every report: its outcome and its content (spec 2.65, 4.8). */
export function ReportSuccess() {
  const { t } = useTranslation('reportProblem')
  return (
    <SuccessPage
      kind="problem"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={submittedFacts}
      links={
        <Link className={buttonClass('primary')} to={AS_FOUND}>
          {t('success.toMyProblems')}
        </Link>
      }
    />
  )
}
