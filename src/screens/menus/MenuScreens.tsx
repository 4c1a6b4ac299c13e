import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { paths } from '#src/navigation/paths.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { menuList, type MenuType } from '#src/schemas/menus.ts'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { MenuContent } from './MenuContent.tsx'
import styles from './MenuScreens.module.css'

/** The restaurant menu (spec 2.30, hours in spec 9.3): lunch and dinner, and a link to the table reservation. */
export function RestaurantMenu() {
  const { t } = useTranslation('menus')
  return (
    <MenuScreen
      place="restaurant"
      menuType="all"
      timetable={[t('restaurant.lunch', { hours: '12:00-16:00' }), t('restaurant.dinner', { hours: '19:00-00:00' })]}
    >
      <Card warm className={styles.table}>
        <p>{t('restaurant.invitation')}</p>
        <Link className={buttonClass('primary')} to={paths.reserveTable}>
          {t('restaurant.reserve')}
        </Link>
      </Card>
    </MenuScreen>
  )
}

/** The breakfast menu (spec 2.30); its timetable has the exact wording of the spec. */
export function BreakfastMenu() {
  return <MenuScreen place="breakfast" menuType="breakfast" timetable="08:00 – 10:00AM" />
}

/** The bar menu (spec 2.30, hours in spec 9.3). */
export function BarMenu() {
  return <MenuScreen place="bar" menuType="bar" timetable={['12:00-15:00', '17:00-22:00']} />
}

interface Props {
  /** The service whose texts and opening hint are shown. */
  readonly place: OpeningPlace & ('restaurant' | 'breakfast' | 'bar')
  readonly menuType: MenuType
  readonly timetable: string | readonly string[]
  /** A call to action above the menu. */
  readonly children?: ReactNode
}

/**
 * The screen of all three menus (spec 2.30): serving hours and the menu by category, requested in the guest's language. After
 * a change of language a loading state is shown until the new menu arrives. If that request fails, the previous menu is shown
 * below the error.
 */
function MenuScreen({ place, menuType, timetable, children }: Props) {
  const { t } = useTranslation('menus')
  const [languageCode] = useLanguage()
  const opening = useOpeningHours(place)
  const menus = useOfflineQuery(hotelApi.useGetMenusQuery({ languageCode, menuType }), menuList)
  const isOfAnotherLanguage = menus.readAt === undefined
  return (
    <Stack gap={5}>
      <Hero title={t(`${place}.title`)} timetable={timetable}>
        <OpeningHint {...opening} />
        <p>{t(`${place}.message`)}</p>
      </Hero>
      {children}
      {/* The key prevents one render of the previous language's menu under the new headings. */}
      <OfflineQueryView
        key={languageCode}
        query={isOfAnotherLanguage && menus.isFetching ? { ...menus, data: undefined } : menus}
        skeleton={
          <div className={styles.skeleton}>
            {[0, 1, 2].map((column) => (
              <Skeleton key={column} shape="dish" lines={3} />
            ))}
          </div>
        }
      >
        {(list) => <MenuContent menus={list} isCurrent={!isOfAnotherLanguage} showsZero={place === 'restaurant'} />}
      </OfflineQueryView>
    </Stack>
  )
}
