import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Choice } from './Choice.tsx'

/**
 * What the guest agrees to; nothing until ticked, and taken back by the same tick. Only what this hotel uses is asked, so
 * one that uses nothing of others shows nothing here.
 */
export function PrivacySettings() {
  const { t } = useTranslation('settings')
  const { activitiesWidget } = useConfig()
  const countsPageViews = useSelector(selectTrackingId) !== undefined
  const [consent, setConsent] = useConsent()
  if (!countsPageViews && !activitiesWidget) return null
  return (
    <Stack as="section" aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy')}</h2>
      <Card>
        {countsPageViews && (
          <Choice
            isOn={consent.analytics}
            onChange={(analytics) => setConsent({ ...consent, analytics })}
            hint={t('analytics.hint')}
          >
            {t('analytics.label')}
          </Choice>
        )}
        {activitiesWidget && (
          <Choice
            isOn={consent.widget}
            onChange={(widget) => setConsent({ ...consent, widget })}
            hint={t('widget.hint')}
          >
            {t('widget.label')}
          </Choice>
        )}
      </Card>
    </Stack>
  )
}
