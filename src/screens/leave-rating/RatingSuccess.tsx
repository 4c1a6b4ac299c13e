import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { SuccessPage } from '#src/outbox/SuccessPage.tsx'
import { submittedFacts } from '#src/outbox/kindViews.tsx'
import type { Outcome, ReceiptOf } from '#src/outbox/receipt.ts'
import { useReceipt } from '#src/outbox/receiptsSlice.ts'
import { readSubmissionId } from '#src/outbox/useConfirmation.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import styles from './LeaveRating.module.css'
import { useReviewUrl } from './ReviewPrompt.tsx'

/**
 * The success page of every rating: its outcome, the same review link for every value, and the redirect to home (spec 2.59).
 */
export function RatingSuccess() {
  const { t } = useTranslation('leaveRating')
  const url = useReviewUrl()
  const receipt = useReceipt('rating', readSubmissionId(useLocation().state))
  return (
    <>
      <SuccessPage
        kind="rating"
        details={ratingAndRedirect}
        link={
          <a className={buttonClass('secondary')} href={url} target="_blank" rel="noopener noreferrer">
            {t('success.review')}
          </a>
        }
      />
      {receipt === undefined && <ReturnHome outcome={undefined} />}
    </>
  )
}

/** The redirect is in view without scrolling, so that nobody is led away unwarned. */
const ratingAndRedirect = (receipt: ReceiptOf<'rating'>) => (
  <>
    {submittedFacts(receipt)}
    <ReturnHome outcome={receipt.outcome} />
  </>
)

/** Seconds until the redirect to home. */
const SECONDS = 10

/**
 * Redirects to home after 10 s unless the guest chooses to stay, whatever the outcome of the rating. The countdown starts only
 * when sending has ended, so that the guest sees the outcome. Screen readers announce it once, not every second. `outcome` is
 * `undefined` when nothing was sent.
 */
function ReturnHome({ outcome }: { readonly outcome: Outcome | undefined }) {
  const { t } = useTranslation('leaveRating')
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  const isSending = outcome === 'sending'
  const countdown = stays || isSending ? undefined : (outcome ?? 'nothing sent')
  const left = useCountdown(SECONDS, countdown, () => void navigate(paths.home, { replace: true }))
  const text = useRef<HTMLParagraphElement>(null)

  function stay() {
    setStays(true)
    // The button is about to unmount; move the focus to the text beside it.
    text.current?.focus()
  }

  const running = isSending ? t('redirect.waiting') : t('redirect.in', { seconds: left })
  return (
    <div className={styles.redirect}>
      <p ref={text} tabIndex={-1} role={countdown && 'timer'} className={styles.seconds}>
        {stays ? t('redirect.stayed') : running}
      </p>
      <p role="status" className="visually-hidden">
        {countdown !== undefined && left < SECONDS && t('redirect.announced')}
      </p>
      {!stays && (
        <Button variant="secondary" onClick={stay}>
          {t('redirect.stay')}
        </Button>
      )}
    </div>
  )
}

/**
 * Counts seconds down to 0 and then calls `onEnd`. Another `countdown` starts again, `undefined` pauses. Seconds count only while
 * the page is visible and no dialog covers it. Returns the seconds left.
 */
function useCountdown(from: number, countdown: string | undefined, onEnd: () => void): number {
  const [passed, setPassed] = useState({ countdown, seconds: 0 })
  const left = from - (passed.countdown === countdown ? passed.seconds : 0)
  const isOver = left <= 0
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (countdown === undefined || isOver) return undefined
    const tick = setInterval(() => {
      if (document.hidden || document.querySelector('dialog[open]') !== null) return
      setPassed((before) => ({ countdown, seconds: before.countdown === countdown ? before.seconds + 1 : 1 }))
    }, 1000)
    return () => clearInterval(tick)
  }, [countdown, isOver])

  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  return left
}
