import { useState, ViewTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { usePreloadOnIntent } from '#src/navigation/preloadScreens.ts'
import { Banners } from './Banners.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import type { Marks } from './MainLinks.tsx'
import { PendingNavigationBar } from './PendingNavigationBar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageViews } from '#src/app/routing/PageViews.tsx'
import styles from './RootLayout.module.css'
import { useScrollAndFocusReset } from '#src/app/routing/useScrollAndFocusReset.ts'
import { useBackgroundLoading } from '#src/app/start/backgroundLoading.ts'

/** The layout around every screen: skip link, header, breadcrumbs, the app's notices, the screen (spec 2.6). */
export function RootLayout() {
  const { t } = useTranslation('frame')
  const [marks, setMarks] = useState<Marks>()
  const isHome = useLocation().pathname === paths.home
  useScrollAndFocusReset()
  usePreloadOnIntent()
  const isLoaded = useBackgroundLoading()
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <PendingNavigationBar />
      {isLoaded && <ScreenTransition />}
      <PageViews />
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

/**
 * Has React begin the transition that `AppRouter` describes, by something that differs on each page. It needs no name, because the transition
 * shows the whole page. Not around the screen: React would wait for the pictures in it. Mounted once the app has loaded: React begins a
 * transition for that too.
 */
function ScreenTransition() {
  const { pathname } = useLocation()
  return (
    <ViewTransition name="none" default={{ screen: 'auto', default: 'none' }}>
      <span hidden data-path={pathname} />
    </ViewTransition>
  )
}
