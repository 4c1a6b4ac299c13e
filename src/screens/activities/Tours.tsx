import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useConsent } from '#src/analytics/consent.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { useSavesData } from '#src/ui/photos.tsx'
import styles from './Tours.module.css'

/** Third-party tours: the widget if the hotel enables it and the guest has consented, and always a plain link (spec 16.3). */
export function Tours() {
  const { t } = useTranslation('activities')
  const { GET_YOUR_GUID_PARTNER_ID = '', activitiesWidget } = useConfig()
  const partnerId = GET_YOUR_GUID_PARTNER_ID.trim()
  const { tourSearch } = useSurroundings()
  const [consent, writeConsent] = useConsent()
  const [attempt, setAttempt] = useState(1)
  const [isRequested, setRequested] = useState(false)
  const isAllowed = activitiesWidget && consent.widget
  // With data saver, the widget loads only on request.
  const isHeldBack = useSavesData() && isAllowed && !isRequested
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button is about to unmount, which would lose the focus. */
  const keepFocus = (action: () => void) => () => {
    action()
    heading.current?.focus()
  }
  const setConsent = (widget: boolean) =>
    keepFocus(() => {
      setRequested(widget)
      writeConsent({ ...consent, widget })
    })

  return (
    <Stack as="section" aria-labelledby="tours">
      <h2 id="tours" ref={heading} tabIndex={-1}>
        {t('tours.title')}
      </h2>
      {activitiesWidget && !isAllowed && (
        <Card warm className={styles.question}>
          <div className={styles.offer}>
            <p>{t('tours.offer')}</p>
            <details>
              <summary className="fold">{t('tours.more')}</summary>
              <p className="hint">{t('tours.privacy')}</p>
            </details>
          </div>
          <Button onClick={setConsent(true)}>{t('tours.agree')}</Button>
        </Card>
      )}
      {isHeldBack && (
        <Card warm className={styles.question}>
          <p className={styles.offer}>{t('tours.dataSaver')}</p>
          <Button onClick={keepFocus(() => setRequested(true))}>{t('tours.load')}</Button>
        </Card>
      )}
      {isAllowed && !isHeldBack && (
        <ToursWidget
          key={attempt}
          partnerId={partnerId}
          search={tourSearch}
          onRetry={keepFocus(() => setAttempt(attempt + 1))}
        />
      )}
      <div className={styles.ways}>
        <a
          className={buttonClass('secondary')}
          href={searchPage(tourSearch ?? 'Sofia, Bulgaria', partnerId)}
          target="_blank"
          rel="noopener"
        >
          <span>{t('tours.link')}</span>
          <ExternalLink aria-hidden="true" />
        </a>
        {isAllowed && (
          <Button variant="quiet" onClick={setConsent(false)}>
            {t('tours.withdraw')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

/** GetYourGuide's search for the hotel's place (spec 9.17), with the hotel's partner id if it has one: the way to tours without the widget. */
function searchPage(search: string, partnerId: string): string {
  const page = `https://www.getyourguide.com/s/?q=${encodeURIComponent(search)}`
  return partnerId === '' ? page : `${page}&partner_id=${encodeURIComponent(partnerId)}`
}

/** How long to wait for the widget's first message. */
const PATIENCE_MS = 15_000

interface ToursWidgetProps {
  readonly partnerId: string
  /** What to search for, instead of the widget page's own. */
  readonly search: string | null | undefined
  readonly onRetry: () => void
}

/**
 * GetYourGuide's widget in a sandbox: without `allow-same-origin` its scripts have an opaque origin and cannot read the app's
 * storage, which contains the session. A tour opens in a new tab. Not tested against the live service.
 */
function ToursWidget({ partnerId, search, onRetry }: ToursWidgetProps) {
  const { t } = useTranslation(['activities', 'common'])
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() => (navigator.onLine ? 'loading' : 'failed'))
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    // Only messages from that frame, with the opaque origin that the sandbox gives it.
    function receive({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return
      const { success, output } = v.safeParse(message, data)
      if (success && output.state !== undefined) setState(output.state)
      if (success && output.height !== undefined) setHeight(output.height)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])

  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'failed') {
    const retry = (
      <Button variant="secondary" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    )
    return (
      <Notice tone="warning" live="assertive" title={t('activities:tours.failed')} action={retry}>
        {t('activities:tours.failedHint')}
      </Notice>
    )
  }
  return (
    <>
      {state === 'loading' && (
        <p role="status" className="hint">
          {t('activities:tours.loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('activities:tours.frame')}
        src={widgetPage(partnerId, search)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        height={height}
      />
    </>
  )
}

/** The page that contains the widget (`src/static/activities-widget`), with the partner id and the search in its fragment. */
function widgetPage(partnerId: string, search: string | null | undefined): string {
  const fragment = new URLSearchParams({ ...(partnerId !== '' && { partner: partnerId }), ...(search && { search }) })
  return `${import.meta.env.BASE_URL}activities-widget/widget.html#${fragment.toString()}`.replace(/#$/, '')
}

/** The height is clamped because third-party scripts run in that page. */
const message = v.object({
  from: v.literal('activities-widget'),
  state: v.optional(v.picklist(['ready', 'failed'])),
  height: v.optional(v.pipe(v.number(), v.finite(), v.transform(Math.round), v.toMinValue(320), v.toMaxValue(8000))),
})
