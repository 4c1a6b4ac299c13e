import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { FileButton, Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { dishMenus, type Dish } from '#mock-server/handlers/dishes.ts'
import { listOf } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { decodeText, writeCsv } from './csv.ts'
import { draft, useDraft } from './draft.ts'
import { download } from './download.ts'
import styles from './Menu.module.css'
import type { HotelCurrency } from './Menu.tsx'
import { categoryName, menuTableOf, readMenuTable, type MenuTable, type TableRow } from './menuTable.ts'
import { priceText } from './typedDishes.ts'

interface Props {
  readonly menu: readonly Dish[]
  readonly table: MenuTable
  readonly currency: HotelCurrency
  readonly isRefused: boolean
  readonly onCurrency: (currency: HotelCurrency) => void
  /** The ids of the tiles of the home screen. */
  readonly tiles: readonly string[]
  readonly onTiles: (tiles: readonly string[]) => void
}

/** The tile that opens each menu. */
const tileOf = { all: 'restaurant-menu', bar: 'bar', breakfast: 'breakfast', roomService: 'room-service' }

/** A menu from a table that is pasted or chosen as a file, with what was understood of it; and the current menu as such a file. */
export function MenuFromTable({ menu, table, currency, isRefused, onCurrency, tiles, onTiles }: Props) {
  const { t, language } = useTexts()
  const dispatch = useDispatch()
  const { table: text } = useDraft()
  const [isWorkbook, setWorkbook] = useState(false)
  const hintId = useId()

  function change(next: string) {
    setWorkbook(false)
    const { money } = readMenuTable(next, currency, language)
    if (money === 'eur' && currency !== 'eur') onCurrency('eur')
    if (money === 'lv' && currency === 'eur') onCurrency('lv+eur')
    dispatch(draft.actions.changeMenu({ table: next, typed: {}, isDemoMenu: false }))
  }

  async function read(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // A workbook is a packed folder, or a file of the Excel of before.
    const isPacked = [0x50_4b, 0xd0_cf].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))
    if (isPacked) setWorkbook(true)
    else change(decodeText(bytes))
  }

  function save(name: string, dishes: readonly Dish[]) {
    const rows = menuTableOf(dishes, currency, {
      heading: (part) => t(`dishes.columns.${part}`),
      menuName: (each) => t(`dishes.menus.${each}`),
      priceOf: (price) => priceText(price, language),
    })
    // Excel expects a semicolon where the comma is in numbers.
    download(`${name}.csv`, writeCsv(rows, language === 'bg' ? ';' : ','), 'text/csv')
  }

  const sample = dishMenus.flatMap((each) => menu.filter(({ menus }) => menus[0] === each).slice(0, 3))
  const isEmpty = text.trim() !== '' && table.dishes.length === 0
  const error = isWorkbook ? t('dishes.workbook') : isEmpty && isRefused && t('dishes.noDishes')
  return (
    <Stack gap={3}>
      <TextArea
        label={t('dishes.table')}
        hint={t('dishes.tableHint')}
        error={error}
        value={text}
        rows={4}
        maxLength={500_000}
        wrap="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.tools}>
        <FileButton
          label={t('dishes.choose')}
          accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
          aria-describedby={hintId}
          onFile={(file) => void read(file)}
        />
        <TextButton says="dishes.sample" variant="quiet" onClick={() => save(t('dishes.sampleName'), sample)} />
        <TextButton says="dishes.export" variant="quiet" onClick={() => save(t('dishes.exportName'), menu)} />
        {text !== '' && <TextButton says="dishes.clear" variant="quiet" onClick={() => change('')} />}
      </div>
      <Hint id={hintId}>{t('dishes.fileHint')}</Hint>
      {text.trim() !== '' && <Preview {...{ table, currency, tiles, onTiles }} />}
    </Stack>
  )
}

type PreviewProps = Pick<Props, 'table' | 'currency' | 'tiles' | 'onTiles'>

/** What was understood of a table: what it takes the place of, and each row, those first that are no dish. */
function Preview({ table: { rows, dishes, unused }, currency, tiles, onTiles }: PreviewProps) {
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
