import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { toCents } from '#src/lib/money.ts'
import { pictureUrl } from '#src/lib/pictureUrl.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { ownPictures } from '#src/ui/ownPictures.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import type { Product } from '#src/schemas/products.ts'
import styles from './ProductRow.module.css'
import { usePrice } from '#src/screens/room-service/cart/usePrice.ts'
import { useQuantity } from './useQuantity.ts'

/** A product with its picture, price and quantity. Memoised so that in a long list only the changed row re-renders. */
export const ProductRow = memo(function ProductRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation('roomService')
  const { COMPANION_BASE_JAVA_URL: apiBase } = useConfig()
  const write = usePrice()
  const [quantity, choose] = useQuantity(product.id)
  const { label } = product
  const labels = {
    decrease: t('decrease', { label }),
    increase: t('increase', { label }),
    quantity: t('quantity', { label }),
  }
  return (
    <Card as="li" flush className={styles.row} data-chosen={quantity > 0}>
      <Picture
        className={styles.picture}
        src={pictureUrl(product.image, apiBase, window.location.origin)}
        fallback={ownPictures.dish}
        alt=""
        width={96}
        height={96}
      />
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.choice}>
        <p className={styles.price}>{write(toCents(product.price))}</p>
        <QuantityStepper name={`quantity-${product.id}`} value={quantity} onChange={choose} labels={labels} />
      </div>
    </Card>
  )
})
