import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppNavigation } from '#src/navigation/navigation.ts'
import { paths } from '#src/navigation/paths.ts'
import { preloadScreen } from '#src/navigation/preloadScreens.ts'
import { readResubmittedState, type FinalizeState } from '#src/screens/room-service/finalize/navigationState.ts'
import type { ShownProduct } from '#src/screens/room-service/names/useProductNames.ts'
import type { Id } from '#src/schemas/fields.ts'
import type { Product } from '#src/schemas/products.ts'
import { selectGuest } from '#src/session/session.ts'
import { useIsWide } from '#src/ui/layout/Stack.tsx'
import { priceCart } from '#src/cart/cart.ts'
import styles from './Cart.module.css'
import { quantityChanged, selectCart } from '#src/cart/cartSlice.ts'
import { ChosenLines } from './ChosenLines.tsx'
import { OrderBar } from './OrderBar.tsx'

interface CartProps {
  readonly products: readonly Product[]
  readonly show: (label: string) => ShownProduct
}

/** The button to the finalize step; in a wide window above it what is chosen, beside the products. */
export function Cart({ products, show }: CartProps) {
  const { t } = useTranslation('roomService')
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const { state: entered } = useLocation()
  const personId = useSelector(selectGuest)?.personId
  const cart = useSelector(selectCart)
  const { lines, count, total } = priceCart(cart, products, show)
  const { routes } = useAppNavigation()
  const isWide = useIsWide()
  const hasItems = count > 0

  useEffect(() => {
    // No link prefetches the finalize step, and the browser may be offline when the guest opens it.
    if (hasItems) preloadScreen(routes, paths.finalizeOrder)
  }, [routes, hasItems])

  function choose(productId: Id, quantity: number) {
    dispatch(quantityChanged({ productId, quantity }))
  }

  function finish() {
    const state: FinalizeState = { personId, cart, ...readResubmittedState(entered) }
    void navigate(paths.finalizeOrder, { state })
  }

  const button = <OrderBar label={t('finish')} count={count} total={total} onPress={finish} />
  if (!isWide) return button
  return (
    <section className={styles.cart} aria-labelledby="chosen">
      <h2 id="chosen" tabIndex={-1} className={styles.heading}>
        {t('finalize.chosen')}
      </h2>
      <div className={styles.lines}>
        {hasItems ? <ChosenLines lines={lines} onChoose={choose} /> : <p>{t('nothingChosen')}</p>}
      </div>
      {button}
    </section>
  )
}
