import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProblemLabel } from '#src/hotel/useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { paths } from '#src/navigation/paths.ts'
import { CancelLink } from '#src/outbox/sending/CancelLink.tsx'
import { NothingSent } from '#src/outbox/sending/NothingSent.tsx'
import { ResubmissionNotice } from '#src/outbox/sending/ResubmissionNotice.tsx'
import { useConfirmation } from '#src/outbox/sending/useConfirmation.ts'
import { useDraft } from '#src/outbox/drafts/useDraft.ts'
import { categoryDraft, CategoryForm, emptyDraft } from '#src/ui/forms/CategoryForm.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { problemCategories } from '#src/schemas/reports.ts'
import { pictureFolder } from '#src/ui/ownPictures.ts'
import { bodyOf, missingFrom } from './report.ts'

const pictures = {
  Стая: `${pictureFolder}category-room.svg`,
  Шум: `${pictureFolder}category-noise.svg`,
  Теч: `${pictureFolder}category-leak.svg`,
  Служители: `${pictureFolder}category-staff.svg`,
  Друго: `${pictureFolder}category-other.svg`,
}

/**
 * Report a problem (spec 2.45). A report that was sent already cannot be sent again: `useConfirmation` redirects to its
 * success page.
 */
export function ReportProblem() {
  const { t } = useTranslation('reportProblem')
  const labelOf = useProblemLabel()
  const [language] = useLanguage()
  const [draft, setDraft, discard] = useDraft('problem', emptyDraft, categoryDraft)
  const { confirmSubmission, isSending, wasSent, offlinePresses } = useConfirmation('problem', paths.reportSuccess)
  const body = bodyOf(draft)
  const missing = missingFrom(draft).map((part) => t(`parts.${part}`))
  if (wasSent) return null
  return (
    <ScreenLayout title={t('title')} lead={t('lead')}>
      <ResubmissionNotice kind="problem" />
      <CategoryForm
        draft={draft}
        onChange={setDraft}
        categories={problemCategories.map((value) => ({ value, label: labelOf(value), picture: pictures[value] }))}
        texts={{
          category: t('category'),
          message: t('message'),
          messageHint: t('messageHint'),
          next: t('next'),
          sending: t('sending'),
        }}
        missing={missing.length === 0 ? undefined : t('toSend', { parts: listOf(missing, language) })}
        isSending={isSending}
        onNext={() => body && confirmSubmission({ category: body.category, message: body.customerMessage }, body)}
        notice={<NothingSent presses={offlinePresses} />}
        cancel={<CancelLink label={t('cancel')} isSending={isSending} onCancel={discard} />}
      />
      <div>
        <Link className={buttonClass('quiet')} to={paths.reportedProblems}>
          {t('myProblems')}
        </Link>
      </div>
    </ScreenLayout>
  )
}
