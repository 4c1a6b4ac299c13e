import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { ScreenShell, Shell } from '#src/ui/layout/Shell.tsx'

/** Shown while the configuration or the first screen is loading: the same page that the browser painted before any script. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  const isHome = useLocation().pathname === paths.home
  return isHome ? <Shell loading={t('loading')} picture={ownPictures.header} /> : <ScreenShell loading={t('loading')} />
}
