import { memo } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { toCents } from '#src/lib/money.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { classes } from '#src/ui/classes.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Picture, pictureFolder } from '#src/ui/photos.tsx'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import type { Product } from '#src/schemas/products.ts'
import styles from './ProductRow.module.css'
import { usePrice } from '#src/screens/room-service/cart/usePrice.ts'
import { useStepperLabels } from '#src/screens/room-service/cart/useStepperLabels.ts'
import { useQuantity } from './useQuantity.ts'

interface Props {
  readonly product: Product
  /** In the guest's language, where it is known. */
  readonly name: string
  readonly description: string | undefined
  readonly portion: string | undefined
}

/** A product with its words, price, picture and quantity. Memoised so that in a long list only the changed row re-renders. */
export const ProductRow = memo(function ProductRow({ product, name, description, portion }: Props) {
  const { COMPANION_BASE_JAVA_URL: apiBase } = useConfig()
  const [language] = useLanguage()
  const write = usePrice()
  const [quantity, choose] = useQuantity(product.id)
  const labels = useStepperLabels()(name)
  const fallback = product.productCategory.endsWith('ALCOHOLIC') ? 'drink.svg' : 'dish.svg'
  return (
    <Card as="li" flush className={classes(styles.row, !description && styles.brief)} data-chosen={quantity > 0}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <TwoNames name={name} original={product.label} language={language} />
        </h3>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.price}>
          <span translate="no">{write(toCents(product.price))}</span>{' '}
          {portion && <span className={styles.portion}>{portion}</span>}
        </p>
      </div>
      <div className={styles.choice}>
        <Picture
          className={styles.picture}
          src={pictureUrl(product.image, apiBase, window.location.origin)}
          fallback={`${pictureFolder}${fallback}`}
          alt=""
          width={116}
          height={87}
        />
        <QuantityStepper isFolded={quantity === 0} value={quantity} onChange={choose} labels={labels} />
      </div>
    </Card>
  )
})
