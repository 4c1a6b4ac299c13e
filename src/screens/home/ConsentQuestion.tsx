import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import styles from './ConsentQuestion.module.css'

/** Asks once whether page views may be counted, where the hotel counts them (spec 16.2); Settings change the answer. */
export function ConsentQuestion() {
  const { t } = useTranslation('settings')
  const isCounting = useSelector(selectTrackingId) !== undefined
  const [consent, setConsent] = useConsent()
  if (!isCounting || consent.analytics !== undefined) return null

  function answer(analytics: boolean): void {
    setConsent({ ...consent, analytics })
    // The buttons are about to be removed; keep the focus on the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const actions = (
    <>
      <Button variant="secondary" onClick={() => answer(false)}>
        {t('analytics.no')}
      </Button>
      <Button variant="secondary" onClick={() => answer(true)}>
        {t('analytics.yes')}
      </Button>
    </>
  )
  return (
    <Notice tone="info" live="polite" className={styles.question} title={t('analytics.question')} action={actions}>
      {t('analytics.answer')}
    </Notice>
  )
}
