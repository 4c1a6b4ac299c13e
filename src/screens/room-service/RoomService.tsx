import { useTranslation } from 'react-i18next'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useOpeningHours } from '#src/hotel/useHotelClock.ts'
import { OfflineQueryView, useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { ResubmissionNotice } from '#src/outbox/SubmissionForm.tsx'
import { productList } from '#src/schemas/products.ts'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'
import { OpeningDot } from '#src/ui/feedback/StatusPill.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { EmptyCartNotice } from './CartNotices.tsx'
import { ProductList, ProductListSkeleton } from './ProductList.tsx'
import { useAwaitsMenus } from './productTexts.ts'

/** Room service (spec 2.35, 2.37): its opening hours (spec 9.3), the products, a quantity for each, and the button to the finalize step. */
export function RoomService() {
  const { t } = useTranslation('roomService')
  const { open, text } = useOpeningHours('room-service')
  const products = useOfflineQuery(hotelApi.useGetProductsQuery(), productList)
  const awaitsMenus = useAwaitsMenus(products.data !== undefined)
  const timetable = (
    <>
      <span>{t('timetable')}</span> <OpeningDot open={open} text={text} />
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
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
          ) : (
            <ProductList products={list} />
          )
        }
      </OfflineQueryView>
    </Stack>
  )
}
