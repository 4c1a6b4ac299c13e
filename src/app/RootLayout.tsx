import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useFetchAhead } from '#src/navigation/fetchAhead.ts'
import { Banners } from './Banners.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { OpeningBar } from './OpeningBar.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageViews } from './PageViews.tsx'
import styles from './RootLayout.module.css'
import { useArrival } from './useArrival.ts'
import { useBehindFirstScreen } from './useBehindFirstScreen.ts'

/** What every screen stands in: skip link, header, breadcrumb, what the app has to say, the screen (spec 2.6). */
export function RootLayout() {
  const { t } = useTranslation('frame')
  useArrival()
  useFetchAhead()
  useBehindFirstScreen()
  return (
    <>
      <a href="#main" className={styles.skip}>{t('skip')}</a>
      <OpeningBar />
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
