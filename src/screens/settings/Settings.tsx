import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import styles from './Settings.module.css'

/** Settings (spec 2.20, side menu): display, consents, and the data stored on this device. */
export function Settings({ reopen = () => window.location.reload() }: { readonly reopen?: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <ScreenLayout title={t('title')} lead={t('lead')} wide>
      <Columns>
        <DisplaySettings />
        <Stack gap={6}>
          <PrivacySettings />
          <OnThisDevice reopen={reopen} />
        </Stack>
      </Columns>
      <Version />
    </ScreenLayout>
  )
}

/** The build version, for a guest who reports a problem with the app. */
function Version() {
  const { t } = useTranslation('settings')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const { version, builtAt } = __BUILD__
  return <p className={styles.version}>{t('version', { version, when: formatMoment(builtAt, language, timeZone) })}</p>
}
