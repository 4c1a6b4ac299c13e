import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useCategoryOptions, useProblemLabel } from '#src/hotel/useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { reportedProblemsAsFound } from '#src/navigation/paths.ts'
import { useDraft } from '#src/outbox/useDraft.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { ListLink, ResubmissionNotice, SubmissionForm } from '#src/outbox/SubmissionForm.tsx'
import { useConfirmation } from '#src/outbox/useConfirmation.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { pictureFolder } from '#src/ui/photos.tsx'

/** The values of the form; an empty category means that none is chosen. */
export const reportDraft = v.object({ category: v.string(), message: v.string() })

const emptyReport: v.InferOutput<typeof reportDraft> = { category: '', message: '' }

const pictures = {
  Стая: `${pictureFolder}category-room.svg`,
  Шум: `${pictureFolder}category-noise.svg`,
  Теч: `${pictureFolder}category-leak.svg`,
  Служители: `${pictureFolder}category-staff.svg`,
  Друго: `${pictureFolder}category-other.svg`,
}

/**
 * Report a problem (spec 2.45): it needs a category and a message (spec 5.5). A report that was sent already cannot be sent
 * again: `useConfirmation` redirects to its success page.
 */
export function ReportProblem() {
  const { t } = useTranslation('reportProblem')
  const labelOf = useProblemLabel()
  const options = useCategoryOptions('problemCategories', pictures, labelOf)
  const [language] = useLanguage()
  const [draft, setDraft, discard] = useDraft('problem', emptyReport, reportDraft)
  const confirmation = useConfirmation('problem')
  const { confirmSubmission, isSending, wasSent } = confirmation
  if (wasSent) return null

  // The hotel may offer other categories since.
  const category = options.some(({ value }) => value === draft.category) ? draft.category : ''
  const message = draft.message.trim()
  const missing = [...(category === '' ? [t('parts.category')] : []), ...(message === '' ? [t('parts.message')] : [])]

  function send() {
    if (category === '') return
    confirmSubmission({ category, message }, { customerMessage: message, status: initialStatus, category })
  }

  return (
    <ScreenLayout title={t('title')}>
      <ResubmissionNotice kind="problem" />
      <SubmissionForm
        kind="problem"
        send={t('next')}
        missing={missing.length > 0 && t('toSend', { parts: listOf(missing, language) })}
        confirmation={confirmation}
        onSend={send}
        onCancel={discard}
      >
        <RadioGroup
          legend={t('category')}
          name="category"
          required
          disabled={isSending}
          look="tiles"
          options={options}
          value={category}
          onChange={(chosen) => setDraft({ ...draft, category: chosen })}
        />
        <TextArea
          label={t('message')}
          hint={t('messageHint')}
          name="message"
          required
          readOnly={isSending}
          value={draft.message}
          onChange={(event) => setDraft({ ...draft, message: event.target.value })}
        />
      </SubmissionForm>
      <div>
        <ListLink list="reportedProblems" variant="quiet" />
      </div>
    </ScreenLayout>
  )
}

/** The success page of every report: its outcome and its content (spec 2.65, 4.8), and the link as the spec found it (spec 2.46). */
export function ReportSuccess() {
  return <SuccessPage kind="problem" list={{ list: 'reportedProblems', to: reportedProblemsAsFound }} />
}
