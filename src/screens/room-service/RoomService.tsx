import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { paths } from '#src/navigation/paths.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import { selectGuest } from '#src/session/session.ts'
import { ResubmissionNotice } from '#src/outbox/formParts.tsx'
import { classes } from '#src/ui/classes.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { OpeningDot } from '#src/ui/feedback/StatusPill.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { isFound } from '#src/lib/text.ts'
import { useAwaitsNames, useProductNames } from './names/useProductNames.ts'
import styles from './RoomService.module.css'
import { distributeRows, useProgressiveList } from '#src/ui/useProgressiveList.ts'
import { productList, type Product } from '#src/schemas/products.ts'
import { selectCart } from '#src/cart/cartSlice.ts'
import { CategoryTabs } from '#src/screens/room-service/products/CategoryTabs.tsx'
import { readNoCartNotice, readRemoved } from '#src/screens/room-service/finalize/navigationState.ts'
import { Withdrawn } from '#src/screens/room-service/finalize/Withdrawn.tsx'
import { Cart } from '#src/screens/room-service/cart/Cart.tsx'
import columns from '#src/screens/room-service/cart/OrderColumns.module.css'
import { ProductSection } from '#src/screens/room-service/products/ProductSection.tsx'
import { RoomServiceSkeleton } from '#src/screens/room-service/products/RoomServiceSkeleton.tsx'
import { useActiveSection } from '#src/screens/room-service/products/useActiveSection.ts'
import { useNamedSections } from '#src/screens/room-service/products/useNamedSections.ts'

/** Room service (spec 2.35, 2.37): the products by category, a quantity for each, and the button to the finalize step. */
export function RoomService() {
  const { t } = useTranslation('roomService')
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  const awaitsNames = useAwaitsNames(products.data !== undefined)
  return (
    <Stack gap={3}>
      <Hero title={t('title')} timetable={<OpeningPill />} />
      <EmptyCartNotice />
      <ResubmissionNotice kind="order" />
      <OfflineQueryView
        query={awaitsNames ? { ...products, data: undefined } : products}
        skeleton={<RoomServiceSkeleton />}
      >
        {(list) => (list.length === 0 ? <NothingOffered /> : <Offer products={list} />)}
      </OfflineQueryView>
    </Stack>
  )
}

/** The opening hours (spec 9.3), and whether the kitchen is open now. */
function OpeningPill() {
  const { t } = useTranslation('roomService')
  const { open, text } = useOpeningHours('room-service')
  return (
    <>
      <span>{t('timetable')}</span> <OpeningDot open={open} text={text} />
    </>
  )
}

function NothingOffered() {
  const { t } = useTranslation('roomService')
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
}

/** Explains the redirect from the finalize step without a cart, or offers what was removed there last, until a product is chosen. */
function EmptyCartNotice() {
  const { t } = useTranslation('roomService')
  const { state } = useLocation()
  const cart = useSelector(selectCart)
  const removed = readRemoved(state, useSelector(selectGuest)?.personId)
  const withdrawn = readNoCartNotice(state)
  if (removed !== undefined && cart.length === 0) {
    const undo = (
      <Link className={buttonClass('quiet')} to={paths.finalizeOrder} state={removed}>
        {t('removed.undo')}
      </Link>
    )
    return (
      <Notice tone="info" live="polite" action={undo} className={styles.removed}>
        {t('removed.text')}
      </Notice>
    )
  }
  if (withdrawn === undefined || cart.length > 0) return null
  return (
    <>
      <Withdrawn productIds={withdrawn} />
      <Notice tone="info" live="polite">
        {t('noCart')}
      </Notice>
    </>
  )
}

function Offer({ products }: { readonly products: readonly Product[] }) {
  const show = useProductNames(products)
  const [query, setQuery] = useState('')
  const found = products.filter(({ label }) => {
    const { name, description } = show(label)
    return isFound(query, [name, label, description])
  })
  const sections = useNamedSections(query.trim() === '' ? products : found)
  const [rendered, renderAll] = useProgressiveList(products.length, useIsScrolledBefore())
  const [active, choose] = useActiveSection(
    sections.map(({ id }) => id),
    rendered === products.length,
  )
  const shares = distributeRows(
    rendered,
    sections.map((section) => section.products.length),
  )

  function chooseSection(index: number) {
    renderAll()
    choose(index)
  }

  return (
    <div className={classes(columns.columns, query !== '' && styles.searched)}>
      <Stack gap={3}>
        <div className={styles.tools}>
          <ListSearch value={query} onChange={setQuery} count={found.length}>
            <CategoryTabs sections={sections} active={active} onChoose={chooseSection} />
          </ListSearch>
        </div>
        {sections.map((section, at) => (
          <ProductSection key={section.category} section={section} rendered={shares[at] ?? 0} show={show} />
        ))}
        {sections.length === 0 && <NothingFound />}
      </Stack>
      <Cart products={products} show={show} />
    </div>
  )
}
