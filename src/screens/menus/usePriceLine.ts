import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney, toCents } from '#src/lib/money.ts'
import { UNREADABLE, type MenuItem } from '#src/schemas/menus.ts'

/** Whether a price of 0 is shown: `always` in the restaurant, `aboveZero` (not shown) at breakfast and in the bar. */
export type Priced = 'always' | 'aboveZero'

/**
 * Formats `price / portion size` (spec 2.32, 2.33) and omits a part that is empty or unreadable; `undefined` when there is
 * nothing to show.
 */
export function usePriceLine(priced: Priced): (item: MenuItem) => string | undefined {
  const [language] = useLanguage()
  const { currency } = useConfig()
  return ({ itemPrice, portionSize }) => {
    if (priced === 'aboveZero' && (itemPrice === UNREADABLE || itemPrice <= 0)) return undefined
    const price = itemPrice === UNREADABLE ? '' : formatMoney(toCents(itemPrice), currency, language)
    // An amount is not parted from its unit.
    const portion = portionSize?.trim().replace(/(\d) (?=\p{L}{1,2}$)/u, '$1\u00a0')
    return [price, portion].filter(Boolean).join(' / ') || undefined
  }
}
