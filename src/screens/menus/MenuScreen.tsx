import type { ReactNode } from 'react'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { menuList, type MenuType } from '#src/schemas/menus.ts'
import { MenuContent } from './MenuContent.tsx'
import styles from './MenuScreen.module.css'
import type { Priced } from './usePriceLine.ts'

interface Props {
  readonly menuType: MenuType
  /** The service whose opening hint is shown beside the timetable. */
  readonly place: OpeningPlace
  readonly priced: Priced
  readonly title: string
  readonly timetable: string | readonly string[]
  readonly message: string
  /** A call to action above the menu. */
  readonly action?: ReactNode
}

/**
 * The screen of all three menus (spec 2.30): serving hours and the menu by category, requested in the guest's language. After
 * a change of language a loading state is shown until the new menu arrives. If that request fails, the previous menu is shown
 * below the error.
 */
export function MenuScreen({ menuType, place, priced, title, timetable, message, action }: Props) {
  const [languageCode] = useLanguage()
  const opening = useOpeningHours(place)
  const menus = useOfflineQuery(hotelApi.useGetMenusQuery({ languageCode, menuType }), menuList)
  const isOfAnotherLanguage = menus.readAt === undefined
  return (
    <Stack gap={5}>
      <Hero title={title} timetable={timetable}>
        <OpeningHint {...opening} />
        <p>{message}</p>
      </Hero>
      {action}
      {/* The key prevents one render of the previous language's menu under the new headings. */}
      <OfflineQueryView
        key={languageCode}
        query={isOfAnotherLanguage && menus.isFetching ? { ...menus, data: undefined } : menus}
        skeleton={<MenuSkeleton />}
      >
        {(list) => <MenuContent menus={list} isCurrent={!isOfAnotherLanguage} priced={priced} />}
      </OfflineQueryView>
    </Stack>
  )
}

function MenuSkeleton() {
  return (
    <div className={styles.skeleton}>
      {[0, 1, 2].map((column) => (
        <Skeleton key={column} shape="dish" lines={3} />
      ))}
    </div>
  )
}
