import { useTranslation } from 'react-i18next'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { Shell } from '#src/ui/layout/Shell.tsx'

/** Shown while the configuration or the first screen is loading: the same page that `index.html` paints. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  return <Shell loading={t('loading')} picture={ownPictures.header} />
}
