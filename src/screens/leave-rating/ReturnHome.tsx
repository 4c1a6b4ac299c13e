import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import type { Outcome } from '#src/outbox/receipts/receipt.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import styles from './LeaveRating.module.css'
import { useCountdown } from './useCountdown.ts'

/** Seconds until the redirect to home. */
const SECONDS = 10

/**
 * Redirects to home after 10 s unless the guest chooses to stay, whatever the outcome of the rating (spec 2.59). The
 * countdown starts only when sending has ended, so that the guest sees the outcome. Screen readers announce it once, not
 * every second. `outcome` is `undefined` when nothing was sent.
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
    // The button is about to unmount; move the focus to the text beside it.
    words.current?.focus()
  }

  const running = isSending ? t('redirect.waiting') : t('redirect.in', { seconds: left })
  return (
    <div className={styles.redirect}>
      <p ref={words} tabIndex={-1} role={of && 'timer'} className={styles.seconds}>
        {stays ? t('redirect.stayed') : running}
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
