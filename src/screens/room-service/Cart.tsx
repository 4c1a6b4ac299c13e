import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { priceCart, quantityChanged, selectCart } from '#src/cart/cartSlice.ts'
import { useIsNavigationPending, usePreloadScreen } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import { readResubmittedId } from '#src/outbox/useConfirmation.ts'
import type { Product } from '#src/schemas/products.ts'
import { selectGuest } from '#src/session/session.ts'
import { useIsWide } from '#src/ui/layout/Stack.tsx'
import styles from './Cart.module.css'
import type { FinalizeState } from './navigationState.ts'
import { OrderBar } from './OrderBar.tsx'
import { CartLines } from './OrderLines.tsx'
import type { ProductTexts } from './productTexts.ts'

interface CartProps {
  readonly products: readonly Product[]
  readonly textsOf: (label: string) => ProductTexts
}

/** The button to the finalize step; in a wide window above it what is chosen, beside the products. */
export function Cart({ products, textsOf }: CartProps) {
  const { t } = useTranslation('roomService')
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { state } = useLocation()
  const personId = useSelector(selectGuest)?.personId
  const cart = useSelector(selectCart)
  const { lines, count, total } = priceCart(cart, products, textsOf)
  const preloadScreen = usePreloadScreen()
  const isLeaving = useIsNavigationPending()
  const isWide = useIsWide()
  const hasItems = count > 0

  useEffect(() => {
    // No link prefetches the finalize step, and the browser may be offline when the guest opens it.
    if (hasItems) preloadScreen(paths.finalizeOrder)
  }, [preloadScreen, hasItems])

  function finish() {
    const finalizeState: FinalizeState = { personId, cart, resubmittedId: readResubmittedId(state) }
    // A second tap while the step is loading would add another entry to the history.
    if (!isLeaving) void navigate(paths.finalizeOrder, { state: finalizeState })
  }

  const button = <OrderBar label={t('finish')} count={count} total={total} onPress={finish} />
  if (!isWide) return button
  return (
    <section className={styles.cart} aria-labelledby="chosen">
      <h2 id="chosen" tabIndex={-1} className={styles.heading}>
        {t('finalize.chosen')}
      </h2>
      <div className={styles.lines}>
        {hasItems ? (
          <CartLines lines={lines} onChange={(change) => dispatch(quantityChanged(change))} />
        ) : (
          <p>{t('nothingChosen')}</p>
        )}
      </div>
      {button}
    </section>
  )
}
