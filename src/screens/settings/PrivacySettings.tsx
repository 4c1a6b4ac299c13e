import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConsent } from '#src/analytics/consent.ts'
import { selectTrackingId } from '#src/config/configSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Choice } from './Choice.tsx'

/**
 * The guest's consents: not given until checked, and withdrawn by unchecking. Only features that this hotel uses are listed;
 * without any the section is not rendered.
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
