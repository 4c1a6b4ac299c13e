import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { outcomeTones } from '#src/submissions/outcomeTones.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { receiptPages } from '#src/app/routing/receiptPages.ts'
import { useUnseenOutcomes } from './useUnseenOutcomes.ts'

/**
 * How what a guest sent ended, wherever they are by then, for leaving its page does not stop it. `first` are the ids of what
 * was being sent when this was asked for: it may have ended before this is here.
 */
export function OutcomeBanners({ first }: { readonly first: readonly string[] }) {
  const { t } = useTranslation(['receipts', 'common'])
  const [untold, seen] = useUnseenOutcomes(first)

  function close(id: string): void {
    seen(id)
    // The button is about to go; the focus stays on the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return untold.map(({ id, kind, outcome }) => (
    <Notice
      key={id}
      tone={outcomeTones[outcome]}
      live="polite"
      title={t(`receipts:${kind}.${outcome}.title`)}
      action={
        <>
          <Link className={buttonClass('secondary')} to={receiptPages[kind].success} state={{ submissionId: id }}>
            {t('receipts:details')}
          </Link>
          <Button variant="quiet" onClick={() => close(id)}>
            {t('common:close')}
          </Button>
        </>
      }
    />
  ))
}
