import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import type { Outcome } from '#src/submissions/receipt.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import styles from './LeaveRating.module.css'
import { useCountdown } from './useCountdown.ts'

/** How long the page stays before it leads home. */
const SECONDS = 10

/**
 * Leads home after 10 s unless the guest stays, whatever became of the rating (spec 2.59); while it is being sent the seconds
 * wait, so that nobody is led away from an outcome they have not seen. They are for the eye, and are announced once.
 * `outcome` is `undefined` where nothing was sent.
 */
export function ReturnHome({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { t } = useTranslation('leaveRating')
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  const isSending = outcome === 'sending'
  const of = stays || isSending ? undefined : (outcome ?? 'nothing sent')
  const left = useCountdown(SECONDS, of, () => void navigate(paths.home, { replace: true }))
  const words = useRef<HTMLParagraphElement>(null)

  function stay() {
    setStays(true)
    // The button is about to go; the focus stays with the words beside it.
    words.current?.focus()
  }

  return (
    <div className={styles.redirect}>
      <p ref={words} tabIndex={-1} role={of && 'timer'} className={styles.seconds}>
        {stays && t('redirect.stayed')}
        {!stays && (isSending ? t('redirect.waiting') : t('redirect.in', { seconds: left }))}
      </p>
      <p role="status" className="visually-hidden">
        {of !== undefined && left < SECONDS && t('redirect.announced')}
      </p>
      {!stays && (
        <Button variant="secondary" onClick={stay}>
          {t('redirect.stay')}
        </Button>
      )}
    </div>
  )
}
