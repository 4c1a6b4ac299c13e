import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { widgetPage, type TourQuery } from './tours.ts'
import { useWidgetFrame } from './useWidgetFrame.ts'
import styles from './Tours.module.css'

interface Props {
  readonly query: TourQuery
  readonly onRetry: () => void
}

/**
 * GetYourGuide's widget in a sandbox: without `allow-same-origin` its scripts have an opaque origin and cannot read the app's
 * storage, which contains the session. A tour opens in a new tab. Not tested against the live service.
 */
export function WidgetFrame({ query, onRetry }: Props) {
  const { t } = useTranslation('activities')
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, height } = useWidgetFrame(frame)
  if (state === 'failed') return <NotToBeHad onRetry={onRetry} />
  return (
    <>
      {state === 'loading' && (
        <p role="status" className={styles.soft}>
          {t('tours.loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('tours.frame')}
        src={widgetPage(query)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        height={height}
      />
    </>
  )
}

function NotToBeHad({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['activities', 'common'])
  return (
    <Notice
      tone="warning"
      live="assertive"
      title={t('activities:tours.failed')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('activities:tours.failedHint')}
    </Notice>
  )
}
