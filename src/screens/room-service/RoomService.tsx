import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hotelApi } from '#src/api/hotelApi.ts'
import { DishFilter, useDishFacts, useDishText, useWishes } from '#src/hotel/DishFilter.tsx'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { useCategoryName } from '#src/hotel/menuCategories.ts'
import { useCategories } from '#src/hotel/useCategories.ts'
import { useOpeningHours, useTimetable } from '#src/hotel/useHotelClock.ts'
import { isFound } from '#src/lib/text.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { ResubmissionNotice } from '#src/outbox/SubmissionForm.tsx'
import { productCategories, productList, type Product } from '#src/schemas/products.ts'
import { classes } from '#src/ui/classes.ts'
import { EmptyState, Skeleton } from '#src/ui/feedback/Placeholders.tsx'
import { OpeningDot } from '#src/ui/feedback/StatusPill.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Cart } from './Cart.tsx'
import { EmptyCartNotice } from './CartNotices.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import columns from './OrderColumns.module.css'
import { ProductRow } from './ProductRow.tsx'
import { useAwaitsMenus, useProductTexts } from './productTexts.ts'
import styles from './RoomService.module.css'
import { useSections } from './useSections.ts'

/** Room service (spec 2.35, 2.37): its opening hours (spec 9.3), the products, a quantity for each, and the button to the finalize step. */
export function RoomService() {
  const { t } = useTranslation('roomService')
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  const awaitsMenus = useAwaitsMenus(products.data !== undefined)
  const hours = [useTimetable('room-service', t('timetable'))].flat().join(', ')
  const timetable = (
    <>
      <span>{hours}</span> <OpeningDot {...useOpeningHours('room-service')} />
    </>
  )
  return (
    <Stack gap={3}>
      <Hero title={t('title')} timetable={timetable} />
      <EmptyCartNotice />
      <ResubmissionNotice kind="order" />
      <OfflineQueryView
        query={awaitsMenus ? { ...products, data: undefined } : products}
        skeleton={<ProductListSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      >
        {(list) => <ProductList products={list} />}
      </OfflineQueryView>
    </Stack>
  )
}

/** The products by category, with tabs and a search, and the cart beside or below them. */
function ProductList({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('roomService')
  const textsOf = useProductTexts(products)
  const [query, setQuery] = useState('')
  const [factsOf, containsOf, nameOf] = [useDishFacts(), useDishText(), useCategoryName()]
  const { suitsAll, ...filter } = useWishes()
  const inSections = useSections()
  const rows = inSections(
    products.map((product) => {
      const { names: _names, ...texts } = textsOf(product.label)
      const facts = factsOf(product.label, texts.name)
      return { product, facts, ...texts, contains: containsOf(facts) }
    }),
  )
  const found = rows.filter(
    ({ product: { label }, facts, name, description, contains }) =>
      suitsAll(facts) && isFound(query, [label, name, description, contains]),
  )
  const { categories, isWhole, renderAll } = useCategories(found, ({ section }) => section, useIsScrolledBefore())
  const sections = categories.map((each) => {
    // An unknown category keeps the name that was received.
    const known = productCategories.find((category) => category === each.category)
    return { ...each, name: known ? t(`category.${known}`) : nameOf(each.category) }
  })
  return (
    <div className={classes(columns.columns, query !== '' && styles.searched)}>
      <Stack gap={3}>
        <div className={styles.tools}>
          <ListSearch value={query} onChange={setQuery} count={found.length}>
            <CategoryTabs sections={sections} isWhole={isWhole} renderAll={renderAll} />
          </ListSearch>
        </div>
        <DishFilter dishes={rows.map(({ facts }) => facts)} count={found.length} {...filter} />
        {sections.map(
          ({ id, key, name, rows: rendered }) =>
            rendered.length > 0 && (
              <section key={key} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
                <h2 id={`${id}-heading`} tabIndex={-1} className={styles.heading}>
                  {name}
                </h2>
                <ul className={styles.products}>
                  {rendered.map(({ facts: _facts, section: _section, ...row }) => (
                    <ProductRow key={row.product.id} {...row} />
                  ))}
                </ul>
              </section>
            ),
        )}
        {found.length === 0 && <NothingFound />}
      </Stack>
      <Cart products={products} textsOf={textsOf} />
    </div>
  )
}

/** Placeholder for the tabs, the first heading and the products while they load. */
function ProductListSkeleton() {
  return (
    <div className={columns.columns}>
      <Stack gap={3}>
        <div aria-hidden="true" className={classes('skeleton', styles.tabs)} />
        <Skeleton />
        <div className={styles.products}>
          {[0, 1, 2].map((column) => (
            <Skeleton key={column} shape="dish" lines={3} />
          ))}
        </div>
      </Stack>
    </div>
  )
}
