import { useMemo, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isFound } from '#src/lib/text.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import type { Menu } from '#src/schemas/menus.ts'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { distributeRows, useProgressiveList } from '#src/ui/useProgressiveList.ts'
import { chooseMenu, menuCategories, namedCategories } from './menu.ts'
import styles from './MenuContent.module.css'
import { MenuSection } from './MenuSection.tsx'

interface Props {
  readonly menus: readonly Menu[]
  /**
   * The menus belong to the current query. While they belong to the previous language, no note about a missing translation is
   * shown.
   */
  readonly isCurrent: boolean
  /** Whether a price of 0 is shown. */
  readonly showsZero: boolean
}

/** The menu in the guest's language by category; otherwise another menu with a note, or an empty state when there is none. */
export function MenuContent({ menus, isCurrent, showsZero }: Props) {
  const { t } = useTranslation('menus')
  const [guestLanguage] = useLanguage()
  const [query, setQuery] = useState('')
  const { menu, language } = chooseMenu(menus, guestLanguage) ?? {}
  const found = useMemo(
    () => menu?.menuItems.filter((item) => isFound(query, [item.itemName, item.itemDescription])) ?? [],
    [menu, query],
  )
  const categories = useMemo(() => menuCategories(found), [found])
  const [rendered] = useProgressiveList(found.length, useIsScrolledBefore())
  const shares = distributeRows(
    rendered,
    categories.map(({ items }) => items.length),
  )
  if (menu === undefined || menu.menuItems.length === 0)
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  const hasSeveral = categories.length > 1
  const sections = categories.map(({ key, category, items }, at) => ({
    id: `category-${at}`,
    key,
    name: isNamed(key) ? t(`category.${namedCategories[key]}`) : category,
    items: items.slice(0, shares[at]),
  }))
  return (
    <>
      {isCurrent && language !== undefined && language !== 'own' && (
        <Notice tone="info" live="polite">
          {t(`note.${language}`)}
        </Notice>
      )}
      <ListSearch value={query} onChange={setQuery} count={found.length} />
      <Columns {...(hasSeveral && { narrow: 'first' })}>
        {hasSeveral && <CategoryLinks sections={sections} />}
        <Stack gap={5}>
          {sections
            .filter(({ items }) => items.length > 0)
            .map(({ id, key, name, items }) => (
              <MenuSection
                key={key}
                lang={languageTag(menu.menuLanguage)}
                isSearched={query.trim() !== ''}
                {...{ id, name, items, showsZero }}
              />
            ))}
          {found.length === 0 && <NothingFound />}
        </Stack>
      </Columns>
    </>
  )
}

/** A category without a translation is shown as received. */
function isNamed(key: string): key is keyof typeof namedCategories {
  return Object.hasOwn(namedCategories, key)
}

/** The `lang` attribute of the dishes, so that screen readers pronounce them in the menu's language. */
function languageTag(menuLanguage: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(menuLanguage) ? menuLanguage.toLowerCase() : undefined
}

interface CategoryLinksProps {
  readonly sections: readonly { readonly id: string; readonly name: string }[]
}

/** Links to the categories, beside a menu on a wide screen: there a menu is long, and its categories are short. */
function CategoryLinks({ sections }: CategoryLinksProps) {
  const { t } = useTranslation('menus')
  return (
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
  )
}

/** Scrolls in code, because following the fragment would add a history entry. */
function scrollTo(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.querySelector('button')?.focus({ preventScroll: true })
}
