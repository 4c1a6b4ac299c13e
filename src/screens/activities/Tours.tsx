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
import styles from './Tours.module.css'
import { ToursWidget } from './ToursWidget.tsx'

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
            <p className="hint">{t('tours.privacy')}</p>
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
