import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { usePreloadOnIntent } from '#src/app/routing/preloadScreens.ts'
import { usePageChange } from '#src/app/routing/usePageChange.ts'
import { Banners } from './Banners.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import type { Marks } from './MainLinks.tsx'
import { PendingNavigationBar } from './PendingNavigationBar.tsx'
import { PageHeader } from './PageHeader.tsx'
import styles from './RootLayout.module.css'
import { useBackgroundLoading } from '#src/app/start/backgroundLoading.ts'

/** The layout around every screen: skip link, header, breadcrumbs, the app's notices, the screen (spec 2.6). */
export function RootLayout() {
  const { t } = useTranslation('frame')
  const [marks, setMarks] = useState<Marks>()
  const isHome = useLocation().pathname === paths.home
  usePageChange()
  usePreloadOnIntent()
  const isLoaded = useBackgroundLoading()
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <PendingNavigationBar />
      <PageHeader marks={marks} />
      <Breadcrumbs />
      <main id="main" tabIndex={-1} className="frame-page">
        {isHome && <HomeHeader />}
        <Banners isLoaded={isLoaded} onMark={setMarks} />
        <Outlet />
      </main>
    </>
  )
}
