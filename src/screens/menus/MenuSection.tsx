import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { pictureUrl } from '#src/lib/url.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { MenuCategory } from './menuCategories.ts'
import { MenuRow } from './MenuRow.tsx'
import styles from './MenuSection.module.css'
import { usePriceLine, type Priced } from './usePriceLine.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly items: MenuCategory['items']
  /** The language of the items. */
  readonly lang: string | undefined
  readonly priced: Priced
  /** The items are what a search found, so the category is expanded. */
  readonly isSearched: boolean
}

/** A category with its items, expanded at first; its heading toggles it (spec 2.31). */
export function MenuSection({ id, name, items, lang, priced, isSearched }: Props) {
  const listId = useId()
  const [isExpanded, setExpanded] = useState(true)
  const open = isExpanded || isSearched
  const { COMPANION_BASE_JAVA_URL: apiBase } = useConfig()
  const priceLine = usePriceLine(priced)
  return (
    <Stack as="section" id={id} gap={3} className={styles.section}>
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
        {items.map(({ key, item }) => (
          <MenuRow
            key={key}
            name={item.itemName}
            description={item.itemDescription}
            priceLine={priceLine(item)}
            photo={pictureUrl(item.itemPhoto, apiBase, window.location.origin)}
          />
        ))}
      </ul>
    </Stack>
  )
}
