import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { newVersion, openNewVersion } from '#src/app/start/serviceWorker.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'

/** Offers a newer version of the app that is installed and waits. It is activated on demand or at the next visit. */
export function VersionBanner() {
  const { t } = useTranslation(['banners', 'common'])
  const isOffered = useSyncExternalStore(newVersion.subscribe, newVersion.read, newVersion.read)
  if (!isOffered) return null
  const action = (
    <Button variant="secondary" onClick={() => openNewVersion()}>
      {t('banners:newVersionOpen')}
    </Button>
  )
  return (
    <Notice tone="info" live="polite" title={t('banners:newVersionTitle')} action={action}>
      {t('banners:newVersionHint')}
    </Notice>
  )
}
