import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Links a guest who followed the outdated link to the actual list of reported problems. */
export function ReportedProblemsHint() {
  const { t } = useTranslation('notFound')
  return (
    <Notice
      tone="info"
      title={t('reportedTitle')}
      action={
        <Link to={paths.reportedProblems} className={buttonClass('secondary')}>
          {t('reportedLink')}
        </Link>
      }
    >
      {t('reportedHint')}
    </Notice>
  )
}
