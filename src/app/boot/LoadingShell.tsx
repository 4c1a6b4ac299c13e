import { useTranslation } from 'react-i18next'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { Shell } from '#src/ui/layout/Shell.tsx'

/** What is shown while the configuration or the first screen is on its way: the page that `index.html` paints. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  return <Shell loading={t('loading')} picture={ownPictures.header} />
}
