import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { usePreloadOnIntent } from '#src/navigation/preloadScreens.ts'
import { Banners } from './Banners.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { PendingNavigationBar } from './PendingNavigationBar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageViews } from '#src/app/routing/PageViews.tsx'
import styles from './RootLayout.module.css'
import { useScrollAndFocusReset } from '#src/app/routing/useScrollAndFocusReset.ts'
import { useBackgroundLoading } from '#src/app/start/useBackgroundLoading.ts'

/** The layout around every screen: skip link, header, breadcrumbs, the app's notices, the screen (spec 2.6). */
export function RootLayout() {
  const { t } = useTranslation('frame')
  useScrollAndFocusReset()
  usePreloadOnIntent()
  useBackgroundLoading()
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <PendingNavigationBar />
      <PageViews />
      <PageHeader />
      <Breadcrumbs />
      <main id="main" tabIndex={-1} className="frame-page">
        <Banners />
        <Outlet />
      </main>
    </>
  )
}
