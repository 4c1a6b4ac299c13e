import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { useConfirmation } from '#src/receipts/useConfirmation.ts'
import { CategoryForm, emptyDraft } from '#src/ui/CategoryForm.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { problemCategories } from '#src/wire/reports.ts'
import { bodyOf } from './report.ts'
import { useProblemLabel } from './useProblemLabel.ts'

/** Report a problem (spec 2). What was sent already is not offered again: its success page opens instead. */
export function ReportProblem() {
  const { t } = useTranslation('reportProblem')
  const labelOf = useProblemLabel()
  const [draft, setDraft] = useState(emptyDraft)
  const { send, isSending, wasSent } = useConfirmation('problem', paths.reportSuccess)
  const body = bodyOf(draft)
  if (wasSent) return null
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <CategoryForm
        draft={draft}
        onChange={setDraft}
        categories={problemCategories.map((value) => ({ value, label: labelOf(value) }))}
        texts={{
          category: t('category'),
          choose: t('choose'),
          message: t('message'),
          messageHint: t('messageHint'),
          next: t('next'),
          sending: t('sending'),
        }}
        isComplete={body !== undefined}
        isSending={isSending}
        onNext={() => body && send({ category: body.category, message: body.customerMessage }, body)}
        cancel={<Link className={buttonClass('secondary')} to={paths.home}>{t('cancel')}</Link>}
      />
      <div>
        <Link className={buttonClass('quiet')} to={paths.reportedProblems}>{t('myProblems')}</Link>
      </div>
    </Screen>
  )
}
