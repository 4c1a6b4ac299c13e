import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { quantityChanged, quantityIn, selectCart, type WithCart } from '#src/cart/cartSlice.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useFormatPrice } from '#src/hotel/useFormatPrice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { toCents } from '#src/lib/money.ts'
import { pictureUrl } from '#src/lib/url.ts'
import type { Product } from '#src/schemas/products.ts'
import type { WithSession } from '#src/session/session.ts'
import { classes } from '#src/ui/classes.ts'
import { QuantityStepper } from '#src/ui/forms/QuantityStepper.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Picture, pictureFolder } from '#src/ui/photos.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import { useStepperLabels } from './OrderLines.tsx'
import styles from './ProductRow.module.css'
import type { MenuTexts } from './productTexts.ts'

interface Props extends MenuTexts {
  readonly product: Product
  /** What the hotel has declared of it; empty where that is nothing. */
  readonly contains: string
}

/** A product with its texts, price, picture and quantity. Memoised so that in a long list only the changed row re-renders. */
export const ProductRow = memo(function ProductRow({ product, name, description, portion, contains }: Props) {
  const { id: productId, label, price, image, productCategory } = product
  const fallback = productCategory.endsWith('ALCOHOLIC') ? 'drink.svg' : 'dish.svg'
  const { COMPANION_BASE_JAVA_URL: apiBase } = useConfig()
  const [language] = useLanguage()
  const formatPrice = useFormatPrice()
  const labelsOf = useStepperLabels()
  const dispatch = useDispatch()
  const quantity = useSelector((state: WithCart & WithSession) => quantityIn(selectCart(state), productId))
  return (
    <Card
      as="li"
      flush
      className={classes(styles.row, !description && !contains && styles.brief)}
      data-chosen={quantity > 0}
    >
      <div className={styles.texts}>
        <h3 className={styles.name}>
          <TwoNames name={name} original={label} language={language} />
        </h3>
        {description && <p className={styles.description}>{description}</p>}
        {contains && <p className={styles.contains}>{contains}</p>}
        <p className={styles.price}>
          <span translate="no">{formatPrice(toCents(price))}</span>{' '}
          {portion && <span className={styles.portion}>{portion}</span>}
        </p>
      </div>
      <div className={styles.choice}>
        <Picture
          className={styles.picture}
          src={pictureUrl(image, apiBase, window.location.origin)}
          fallback={`${pictureFolder}${fallback}`}
          alt=""
          width={116}
          height={87}
        />
        <QuantityStepper
          isFolded={quantity === 0}
          value={quantity}
          onChange={(changed) => dispatch(quantityChanged({ productId, quantity: changed }))}
          labels={labelsOf(name)}
        />
      </div>
    </Card>
  )
})
