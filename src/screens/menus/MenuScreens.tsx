import { useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { DishFilter, useDishFacts, useDishText, useWishes } from '#src/hotel/DishFilter.tsx'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { useCategoryName } from '#src/hotel/menuCategories.ts'
import type { OpeningPlace } from '#src/hotel/openingHours.ts'
import { useCategories } from '#src/hotel/useCategories.ts'
import { useHeroPicture } from '#src/hotel/useHeroPicture.ts'
import { useOpeningHours, useTimetable } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isFound } from '#src/lib/text.ts'
import { paths } from '#src/navigation/paths.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { menuList, type Menu } from '#src/schemas/menus.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { EmptyState, Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { OpeningHint } from '#src/ui/feedback/StatusPill.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { chooseMenu } from '#src/hotel/chooseMenu.ts'
import styles from './MenuScreens.module.css'
import { MenuSection } from './MenuSection.tsx'

/** The restaurant menu (spec 2.30, hours in spec 9.3): lunch and dinner, and a link to the table reservation. */
export function RestaurantMenu() {
  const { t } = useTranslation('menus')
  const hours = useTimetable('restaurant', ['12:00-16:00', '19:00-00:00'])
  const [lunch, dinner, ...more] = hours
  const hasBoth = lunch !== undefined && dinner !== undefined && more.length === 0
  return (
    <MenuScreen
      place="restaurant"
      timetable={hasBoth ? [t('restaurant.lunch', { hours: lunch }), t('restaurant.dinner', { hours: dinner })] : hours}
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
  return <MenuScreen place="breakfast" timetable={useTimetable('breakfast', '08:00 – 10:00AM')} />
}

/** The bar menu (spec 2.30, hours in spec 9.3). */
export function BarMenu() {
  return <MenuScreen place="bar" timetable={useTimetable('bar', ['12:00-15:00', '17:00-22:00'])} />
}

interface Props {
  /** The service whose texts and opening hint are shown. */
  readonly place: OpeningPlace & ('restaurant' | 'breakfast' | 'bar')
  readonly timetable: string | readonly string[]
  /** A call to action above the menu. */
  readonly children?: ReactNode
}

/**
 * The screen of all three menus (spec 2.30): serving hours and the menu by category, requested in the guest's language. After
 * a change of language a loading state is shown until the new menu arrives. If that request fails, the previous menu is shown
 * below the error.
 */
function MenuScreen({ place, timetable, children }: Props) {
  const { t } = useTranslation('menus')
  const [languageCode] = useLanguage()
  const opening = useOpeningHours(place)
  const menuType = place === 'restaurant' ? 'all' : place
  const menus = useOfflineQuery(hotelApi.useGetMenusQuery({ languageCode, menuType }), menuList)
  const isOfAnotherLanguage = menus.readAt === undefined
  return (
    <Stack gap={5}>
      <Hero title={t(`${place}.title`)} picture={useHeroPicture(`tile-${place}`)} timetable={timetable}>
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

interface ContentProps {
  readonly menus: readonly Menu[]
  /** Whether they belong to the current query. While they belong to the previous language, no note about a missing translation is shown. */
  readonly isCurrent: boolean
  /** Whether a price of 0 is shown. */
  readonly showsZero: boolean
}

/** The menu in the guest's language by category (spec 2.31); otherwise another menu with a note, or an empty state when there is none. */
function MenuContent({ menus, isCurrent, showsZero }: ContentProps) {
  const { t } = useTranslation('menus')
  const [guestLanguage] = useLanguage()
  const [query, setQuery] = useState('')
  const [factsOf, textOf, nameOf] = [useDishFacts(), useDishText(), useCategoryName()]
  const { suitsAll, ...filter } = useWishes()
  const { menu, language } = chooseMenu(menus, guestLanguage) ?? {}
  // A menu may contain the same dish or id twice, so the key is the place of an item in it.
  const items =
    menu?.menuItems.map((item, key) => {
      const facts = factsOf(item.itemName)
      return { key, item, facts, contains: textOf(facts) }
    }) ?? []
  const found = items.filter(
    ({ item, facts, contains }) => suitsAll(facts) && isFound(query, [item.itemName, item.itemDescription, contains]),
  )
  const { categories } = useCategories(found, ({ item }) => item.category, useIsScrolledBefore())
  if (menu === undefined || items.length === 0)
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  const hasSeveral = categories.length > 1
  const sections = categories.map((each) => ({
    ...each,
    name: nameOf(each.category),
  }))
  return (
    <>
      {isCurrent && language !== undefined && language !== 'own' && (
        <Notice tone="info" live="polite">
          {t(`note.${language}`)}
        </Notice>
      )}
      <ListSearch value={query} onChange={setQuery} count={found.length}>
        <DishFilter dishes={items.map(({ facts }) => facts)} count={found.length} {...filter} />
      </ListSearch>
      <Columns {...(hasSeveral && { narrow: 'first' })}>
        {/* On a wide screen a menu is long, and its categories are short. */}
        {hasSeveral && (
          <nav aria-label={t('categories')} className={styles.categories}>
            <ul>
              {sections.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.link} onClick={(event) => scrollTo(event, id)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Stack gap={5}>
          {sections.map(
            ({ key, category: _category, ...section }) =>
              section.rows.length > 0 && (
                <MenuSection
                  key={key}
                  lang={languageTag(menu.menuLanguage)}
                  isSearched={query.trim() !== ''}
                  showsZero={showsZero}
                  {...section}
                />
              ),
          )}
          {found.length === 0 && <NothingFound />}
        </Stack>
      </Columns>
    </>
  )
}

/** The `lang` attribute of the dishes, so that screen readers pronounce them in the menu's language. */
function languageTag(menuLanguage: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(menuLanguage) ? menuLanguage.toLowerCase() : undefined
}

/** Scrolls in code, because following the fragment would add a history entry. */
function scrollTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.querySelector('button')?.focus({ preventScroll: true })
}
