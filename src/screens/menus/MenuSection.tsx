import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useId, useState } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { useFormatPrice } from '#src/hotel/useFormatPrice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { toCents } from '#src/lib/money.ts'
import { isFound } from '#src/lib/text.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { UNREADABLE, type MenuItem } from '#src/schemas/menus.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Picture } from '#src/ui/photos.tsx'
import styles from './MenuSection.module.css'

interface Props {
  readonly id: string
  readonly name: string
  readonly rows: readonly ({ readonly key: number } & RowProps)[]
  /** The language of the dishes. */
  readonly lang: string | undefined
  /** Whether a price of 0 is shown. */
  readonly showsZero: boolean
  /** The rows are what a search found, so the category is expanded. */
  readonly isSearched: boolean
}

interface RowProps {
  readonly item: MenuItem
  /** What the hotel has declared of it; empty where that is nothing. */
  readonly contains: string
}

/** A category with its dishes, expanded at first; its heading toggles it (spec 2.31). */
export function MenuSection({ id, name, rows, lang, showsZero, isSearched }: Props) {
  const listId = useId()
  const [isExpanded, setExpanded] = useState(true)
  const open = isExpanded || isSearched
  return (
    <Stack as="section" id={id} gap={3}>
      <h2>
        <button
          type="button"
          className={styles.heading}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setExpanded(!open)}
        >
          <span>{name}</span>
          <ChevronDown aria-hidden="true" className={styles.sign} />
        </button>
      </h2>
      <ul id={listId} lang={lang} hidden={!open} className={styles.items}>
        {rows.map(({ key, item, contains }) => (
          <MenuRow key={key} item={item} contains={contains} showsZero={showsZero} />
        ))}
      </ul>
    </Stack>
  )
}

/** A dish or drink: name, description, price and photo, each shown only if present (spec 2.32, 2.33). */
const MenuRow = memo(function MenuRow({ item, contains, showsZero }: RowProps & Pick<Props, 'showsZero'>) {
  const { itemName, itemDescription, itemPhoto } = item
  const { COMPANION_BASE_JAVA_URL: apiBase } = useConfig()
  const [language] = useLanguage()
  return (
    <Card as="li" flush className={styles.row}>
      <div className={styles.texts}>
        <h3 className={styles.name}>{itemName}</h3>
        {itemDescription !== undefined && !isFound(itemDescription, [itemName]) && (
          <p className={styles.description}>{itemDescription}</p>
        )}
        {contains && (
          <p lang={language} className={styles.contains}>
            {contains}
          </p>
        )}
        <PriceLine item={item} showsZero={showsZero} />
      </div>
      <Picture
        className={styles.photo}
        src={pictureUrl(itemPhoto, apiBase, window.location.origin)}
        alt=""
        width={88}
        height={88}
      />
    </Card>
  )
})

/**
 * Formats `price / portion size` (spec 2.32, 2.33) and omits a part that is empty or unreadable. Without `showsZero`, a dish that has no
 * price above 0 has neither.
 */
function PriceLine({ item: { itemPrice, portionSize }, showsZero }: Pick<RowProps, 'item'> & Pick<Props, 'showsZero'>) {
  const formatPrice = useFormatPrice()
  if (!showsZero && (itemPrice === UNREADABLE || itemPrice <= 0)) return null
  const price = itemPrice === UNREADABLE ? '' : formatPrice(toCents(itemPrice))
  // Neither the line nor an amount ends before what belongs to it.
  const portion = portionSize?.trim().replace(/(\d) (?=\p{L}{1,2}$)/u, '$1\u00a0')
  if (!price && !portion) return null
  return (
    <p className={styles.price}>
      {price && <span>{price}</span>}
      {portion && <span className={styles.portion}>{(price && ' /\u00a0') + portion}</span>}
    </p>
  )
}
