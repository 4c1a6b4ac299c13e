import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import classes from './LeaveRating.module.css'
import { useCountdown } from './useCountdown.ts'

/** How long the page of thanks stays before it leads home. */
const SECONDS = 10

/** Leads home after 10 s unless the guest stays. The seconds are for the eye; they are announced once (spec 2). */
export function ReturnHome() {
  const { t } = useTranslation('leaveRating')
  const navigate = useNavigate()
  const { left, isStopped, stop } = useCountdown(SECONDS, () => void navigate(paths.home, { replace: true }))
  const words = useRef<HTMLParagraphElement>(null)

  function stay() {
    stop()
    // The button is about to go; the focus stays with the words beside it.
    words.current?.focus()
  }

  return (
    <div className={classes.redirect}>
      <p ref={words} tabIndex={-1} role={isStopped ? undefined : 'timer'} className={classes.seconds}>
        {isStopped ? t('redirect.stayed') : t('redirect.in', { seconds: left })}
      </p>
      <p role="status" className="visually-hidden">
        {left < SECONDS && !isStopped && t('redirect.announced')}
      </p>
      {!isStopped && (
        <Button variant="secondary" onClick={stay}>
          {t('redirect.stay')}
        </Button>
      )}
    </div>
  )
}
