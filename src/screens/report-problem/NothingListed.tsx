import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'

/** The empty state of the list. Its text must also be true while this device's reports are shown above it. */
export function NothingListed() {
  const { t } = useTranslation('reportProblem')
  const action = (
    <Link className={buttonClass('primary')} to={paths.reportProblem}>
      {t('empty.action')}
    </Link>
  )
  return (
    <EmptyState title={t('empty.title')} action={action}>
      {t('empty.text')}
    </EmptyState>
  )
}
