import { useTranslation } from 'react-i18next'
import { Screen } from '#src/ui/Screen.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { OnThisPhone } from './OnThisPhone.tsx'

/** Settings (spec 2, side menu): how the app looks, what the guest agrees to, and what this phone keeps. */
export function Settings({ reopen = () => window.location.reload() }: { readonly reopen?: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <DisplaySettings />
      <PrivacySettings />
      <OnThisPhone reopen={reopen} />
    </Screen>
  )
}
