import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Columns, Stack } from '#src/ui/layout/Stack.tsx'
import { distributeRows, useProgressiveList } from '#src/ui/useProgressiveList.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import { isFound } from '#src/lib/text.ts'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import type { Menu, MenuItem } from '#src/schemas/menus.ts'
import { Categories } from './Categories.tsx'
import { chooseMenu } from './chooseMenu.ts'
import { menuCategories } from './menuCategories.ts'
import { MenuSection } from './MenuSection.tsx'
import { useCategoryName } from './useCategoryName.ts'
import type { Priced } from './usePriceLine.ts'

interface Props {
  readonly menus: readonly Menu[]
  /**
   * The menus belong to the current query. While they belong to the previous language, no note about a missing translation is
   * shown.
   */
  readonly isCurrent: boolean
  readonly priced: Priced
}

const none: readonly MenuItem[] = []

/** The menu in the guest's language by category; otherwise another menu with a note, or an empty state when there is none. */
export function MenuContent({ menus, isCurrent, priced }: Props) {
  const [language] = useLanguage()
  const name = useCategoryName()
  const [query, setQuery] = useState('')
  const chosen = useMemo(() => chooseMenu(menus, language), [menus, language])
  const all = chosen?.menu.menuItems ?? none
  const found = useMemo(
    () => all.filter(({ itemName, itemDescription }) => isFound(query, [itemName, itemDescription])),
    [all, query],
  )
  const categories = useMemo(() => menuCategories(found), [found])
  const hasSeveral = categories.length > 1
  const sizes = categories.map(({ items }) => items.length)
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const [rendered] = useProgressiveList(count, useIsScrolledBefore())
  const shares = distributeRows(rendered, sizes)
  if (chosen === undefined || all.length === 0) return <NothingListed />
  return (
    <>
      {isCurrent && <LanguageNote written={chosen.written} />}
      <ListSearch value={query} onChange={setQuery} count={found.length} />
      <Columns {...(hasSeveral && { narrow: 'first' })}>
        {hasSeveral && <Categories names={new Map(categories.map((category, at) => [idOf(at), name(category)]))} />}
        <Stack gap={5}>
          {categories.slice(0, shares.filter((share) => share > 0).length).map((category, at) => (
            <MenuSection
              id={idOf(at)}
              key={category.key}
              name={name(category)}
              items={category.items.slice(0, shares[at])}
              lang={languageTag(chosen.menu.menuLanguage)}
              priced={priced}
              isSearched={query.trim() !== ''}
            />
          ))}
          {found.length === 0 && <NothingFound />}
        </Stack>
      </Columns>
    </>
  )
}

const idOf = (at: number) => `category-${at}`

/** The `lang` attribute of the dishes, so that screen readers pronounce them in the menu's language. */
function languageTag(menuLanguage: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{2})?$/i.test(menuLanguage) ? menuLanguage.toLowerCase() : undefined
}

function LanguageNote({ written }: { readonly written: 'own' | 'english' | 'other' }) {
  const { t } = useTranslation('menus')
  if (written === 'own') return null
  return (
    <Notice tone="info" live="polite">
      {written === 'english' ? t('note.english') : t('note.other')}
    </Notice>
  )
}

function NothingListed() {
  const { t } = useTranslation('menus')
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
}
