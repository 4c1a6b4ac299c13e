import { Hint } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { dishMenus } from '#mock-server/hotel/dish.ts'
import { listOf } from '#src/lib/languages.ts'
import type { Currency } from '#src/lib/money.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Menu.module.css'
import { categoryName, type MenuTable, type TableRow } from './menuTable.ts'
import { priceText } from './prices.ts'

/** The tile that opens each menu. */
const tileOf = { all: 'restaurant-menu', bar: 'bar', breakfast: 'breakfast', roomService: 'room-service' }

interface Props {
  readonly table: MenuTable
  readonly currency: Currency
  /** The ids of the tiles of the home screen. */
  readonly tiles: readonly string[]
  readonly onTiles: (tiles: readonly string[]) => void
}

/** What was understood of a table: what it takes the place of, and each row, those first that are no dish. */
export function MenuPreview({ table: { rows, dishes, unused }, currency, tiles, onTiles }: Props) {
  const { t, language } = useTexts()
  const replaced = dishMenus.filter((menu) => dishes.some(({ menus }) => menus.includes(menu)))
  const kept = dishMenus.filter((menu) => !replaced.includes(menu))
  const shown = kept.filter((menu) => tiles.includes(tileOf[menu]))
  const menusOf = (menus: typeof kept) =>
    listOf(
      menus.map((menu) => t(`dishes.menus.${menu}`)),
      language,
    )
  const problems = rows.filter((row) => 'problem' in row)

  function textOf(row: TableRow): string {
    if ('problem' in row) return t(`dishes.problems.${row.problem}`, { text: row.text })
    if ('section' in row) return t('dishes.section', { name: row.section })
    const { names, descriptions, portions, categories, menus, price } = row.dish
    const [category] = Object.values(categories)
    const parts = [
      ...[...Object.values(names), ...Object.values(descriptions), ...Object.values(portions)],
      t(currency === 'eur' ? 'dishes.inEuro' : 'dishes.inLeva', { price: priceText(price, language) }),
      ...(category === undefined ? [] : [categoryName(category, language)]),
      menusOf(menus),
    ]
    return parts.join(' · ')
  }

  return (
    <Stack gap={2}>
      <p role="status" className={styles.understood}>
        {t('dishes.understood', { count: dishes.length })}
        {problems.length > 0 && ` ${t('dishes.notUnderstood', { count: problems.length })}`}
      </p>
      {replaced.length > 0 && (
        <Hint>
          {t('dishes.replaces', { menus: menusOf(replaced) })}
          {kept.length > 0 && ` ${t('dishes.keeps', { menus: menusOf(kept) })}`}
        </Hint>
      )}
      {replaced.length > 0 && shown.length > 0 && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onTiles(tiles.filter((id) => !shown.some((menu) => tileOf[menu] === id)))}
          >
            {t('dishes.hide', { menus: menusOf(shown) })}
          </Button>
        </div>
      )}
      {unused.length > 0 && <p className={styles.problem}>{t('dishes.unused', { names: listOf(unused, language) })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <ol className={styles.preview} tabIndex={0} aria-label={t('dishes.preview')}>
        {[...problems, ...rows.filter((row) => !('problem' in row))].map((row) => (
          <li key={row.line} value={row.line} className={'problem' in row ? styles.problem : undefined}>
            {textOf(row)}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
