import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** What is shown while the configuration or the first screen is on its way. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  return (
    <main aria-busy="true">
      <p role="status">{t('loading')}</p>
      <Skeleton shape="tile" lines={6} />
    </main>
  )
}
