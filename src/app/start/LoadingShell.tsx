import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasHero, paths } from '#src/navigation/paths.ts'
import { ScreenShell, Shell } from '#src/ui/layout/Shell.tsx'

/** Shown while the configuration or the first screen is loading: the same page that the browser painted before any script. */
export function LoadingShell() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  if (pathname === paths.home) return <Shell loading={t('loading')} />
  return <ScreenShell loading={t('loading')} hasHero={hasHero(pathname)} />
}
