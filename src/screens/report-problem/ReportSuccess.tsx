import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SuccessPage } from '#src/submissions/SuccessPage.tsx'
import { submittedFacts } from '#src/submissions/submittedFacts.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'

/**
 * Where this page links, exactly as found (spec 2.46). It is kept on purpose although no route has this path: the list lives
 * at `paths.reportedProblems`, and the not-found page recognises this address and offers it.
 */
const AS_FOUND = '/my-reported-problems'

/** Where every report ends: what became of it, and what was said in it (spec 2.65, 4.8). */
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
