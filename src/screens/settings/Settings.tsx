import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/moments.ts'
import { Screen } from '#src/ui/layout/Screen.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import styles from './Settings.module.css'

/** Settings (spec 2.20, side menu): how the app looks, what the guest agrees to, and what this phone keeps. */
export function Settings({ reopen = () => window.location.reload() }: { readonly reopen?: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <DisplaySettings />
      <PrivacySettings />
      <OnThisDevice reopen={reopen} />
      <Version />
    </Screen>
  )
}

/** What a guest reads out when something is wrong with the app. */
function Version() {
  const { t } = useTranslation('settings')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const { version, builtAt } = __BUILD__
  return <p className={styles.version}>{t('version', { version, when: formatMoment(builtAt, language, timeZone) })}</p>
}
