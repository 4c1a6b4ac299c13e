import ExternalLink from 'lucide-react/icons/external-link'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConsent } from '#src/analytics/consent.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useSurroundings } from '#src/hotel/useSurroundings.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { useSavesData } from '#src/ui/photos.tsx'
import { tourSearch } from './tours.ts'
import styles from './Tours.module.css'
import { WidgetFrame } from './WidgetFrame.tsx'

/** Third-party tours: the widget if the hotel enables it and the guest has consented, and always a plain link (spec 16.3). */
export function Tours() {
  const { t } = useTranslation('activities')
  const { GET_YOUR_GUID_PARTNER_ID: partnerId, activitiesWidget } = useConfig()
  const query = { partnerId, search: useSurroundings().tourSearch ?? undefined }
  const [consent, writeConsent] = useConsent()
  const [attempt, setAttempt] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const isAgreed = activitiesWidget && consent.widget
  const isHeld = useSavesData() && isAgreed && !isAsked
  const heading = useRef<HTMLHeadingElement>(null)

  function choose(widget: boolean) {
    setAsked(widget)
    writeConsent({ ...consent, widget })
    // The pressed button is about to unmount, which would lose the focus.
    heading.current?.focus()
  }

  function ask() {
    setAsked(true)
    heading.current?.focus()
  }

  function retry() {
    setAttempt(attempt + 1)
    heading.current?.focus()
  }

  return (
    <Stack as="section" aria-labelledby="tours">
      <h2 id="tours" ref={heading} tabIndex={-1}>
        {t('tours.title')}
      </h2>
      {activitiesWidget && !isAgreed && <Question onAgree={() => choose(true)} />}
      {isHeld && <Offer onAsk={ask} />}
      {isAgreed && !isHeld && <WidgetFrame key={attempt} query={query} onRetry={retry} />}
      <div className={styles.ways}>
        <a className={buttonClass('secondary')} href={tourSearch(query)} target="_blank" rel="noopener">
          <span>{t('tours.link')}</span>
          <ExternalLink aria-hidden="true" />
        </a>
        {isAgreed && (
          <Button variant="quiet" onClick={() => choose(false)}>
            {t('tours.withdraw')}
          </Button>
        )}
      </div>
    </Stack>
  )
}

/** With data saver, the widget loads only on request. */
function Offer({ onAsk }: { readonly onAsk: () => void }) {
  const { t } = useTranslation('activities')
  return (
    <Card warm className={styles.question}>
      <p className={styles.offer}>{t('tours.dataSaver')}</p>
      <Button onClick={onAsk}>{t('tours.load')}</Button>
    </Card>
  )
}

function Question({ onAgree }: { readonly onAgree: () => void }) {
  const { t } = useTranslation('activities')
  return (
    <Card warm className={styles.question}>
      <div className={styles.offer}>
        <p>{t('tours.offer')}</p>
        <p className={styles.soft}>{t('tours.privacy')}</p>
      </div>
      <Button onClick={onAgree}>{t('tours.agree')}</Button>
    </Card>
  )
}
