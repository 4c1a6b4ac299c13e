import { Hint } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { dishMenus, type DishMenu } from '#mock-server/hotel/dish.ts'
import { listOf } from '#src/lib/languages.ts'
import type { Currency } from '#src/lib/money.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Menu.module.css'
import { categoryName, priceText, type MenuTable, type TableRow } from './menuTable.ts'

interface Props {
  readonly table: MenuTable
  readonly currency: Currency
}

/** What was understood of a table: each row, those first that are no dish, and which menus the hotel has no more. */
export function MenuPreview({ table: { rows, dishes, unused }, currency }: Props) {
  const { t, language } = useTexts()
  const namesOf = (menus: readonly DishMenu[]) =>
    listOf(
      menus.map((menu) => t(`dishes.menus.${menu}`)),
      language,
    )
  const missing = dishMenus.filter((menu) => !dishes.some(({ menus }) => menus.includes(menu)))
  const free = dishes.filter(({ price }) => price === 0).length
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
      namesOf(menus),
    ]
    return parts.join(' · ')
  }

  return (
    <Stack gap={2}>
      <p role="status" className={styles.understood}>
        {t('dishes.understood', { count: dishes.length })}
        {problems.length > 0 && ` ${t('dishes.notUnderstood', { count: problems.length })}`}
      </p>
      {dishes.length > 0 && (
        <Hint>
          {t('dishes.whole')} {missing.length > 0 && t('dishes.missing', { menus: namesOf(missing) })}{' '}
          {free > 0 && t('dishes.free', { count: free })}
        </Hint>
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
