import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from '#src/lib/unknown.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import styles from './Tours.module.css'

/** How long to wait for the widget's first message. */
const PATIENCE_MS = 15_000

interface Props {
  readonly partnerId: string
  /** What to search for, instead of the widget page's own. */
  readonly search: string | null | undefined
  readonly onRetry: () => void
}

/**
 * GetYourGuide's widget in a sandbox: without `allow-same-origin` its scripts have an opaque origin and cannot read the app's
 * storage, which contains the session. A tour opens in a new tab. Not tested against the live service.
 */
export function ToursWidget({ partnerId, search, onRetry }: Props) {
  const { t } = useTranslation(['activities', 'common'])
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<LoadingState>(() => (navigator.onLine ? 'loading' : 'failed'))
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    // Only messages from that frame, with the opaque origin that the sandbox gives it.
    function receive({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== 'null' || source === null || source !== frame.current?.contentWindow) return
      const message = parseMessage(data)
      if (message?.state !== undefined) setState(message.state)
      if (message?.height !== undefined) setHeight(message.height)
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

type LoadingState = 'loading' | 'ready' | 'failed'

const MIN_HEIGHT = 320
const MAX_HEIGHT = 8000

/**
 * Parses a message of the widget page; `undefined` for anything else. The height is clamped because third-party scripts run
 * in that page.
 */
function parseMessage(data: unknown): { readonly state?: LoadingState; readonly height?: number } | undefined {
  const { from, state, height } = fieldsOf(data)
  if (from !== 'activities-widget') return undefined
  if (state === 'ready' || state === 'failed') return { state }
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return { height: Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.round(height))) }
}
