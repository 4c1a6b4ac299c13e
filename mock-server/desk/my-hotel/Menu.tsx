import { useId } from 'react'
import { useDispatch } from 'react-redux'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { FileButton, Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Currency } from '#src/lib/money.ts'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { BrandDraft } from './brandDraft.ts'
import { decodeText, writeCsv } from './csv.ts'
import { download } from './download.ts'
import { draft, useDraft } from '#mock-server/desk/store.ts'
import styles from './Menu.module.css'
import { menuTableOf, readMenuTable, type MenuTable, categoryName, priceText, type TableRow } from './menuTable.ts'
import { dishMenus, type DishMenu } from '#mock-server/hotel/dish.ts'
import { listOf } from '#src/lib/languages.ts'

interface Props {
  readonly table: MenuTable
  /** That of the hotel, in which its dishes are, and that of the form. */
  readonly saved: Currency
  readonly currency: Currency
  readonly onChange: (part: Pick<BrandDraft, 'currency'>) => void
}

/** The hotel's dishes: a table that is pasted or chosen as a file takes their place. */
export function Menu({ table, saved, currency, onChange }: Props) {
  const { t, language } = useTexts()
  const dispatch = useDispatch()
  const { table: text, isWorkbook } = useDraft()
  const { data: menu = [] } = deskApi.useDishesQuery()
  const hintId = useId()

  function change(next: string) {
    const { money } = readMenuTable(next, currency, language)
    if (money === 'eur' && currency !== 'eur') onChange({ currency: 'eur' })
    if (money === 'lv' && currency === 'eur') onChange({ currency: 'lv+eur' })
    dispatch(draft.actions.changeTable(next))
  }

  async function read(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // A workbook is a packed folder, or a file of the Excel of before.
    const isPacked = [0x50_4b, 0xd0_cf].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))
    if (isPacked) dispatch(draft.actions.refuseWorkbook())
    else change(decodeText(bytes))
  }

  const writtenMenu = (separator: string) => writeCsv(menuTableOf(menu, saved, language, t), separator)
  const hasText = text.trim() !== ''
  return (
    <Stack gap={3}>
      <h3>{t('dishes.title')}</h3>
      <TextArea
        label={t('dishes.table')}
        hint={t('dishes.tableHint')}
        error={isWorkbook ? t('dishes.workbook') : hasText && table.dishes.length === 0 && t('dishes.noDishes')}
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
        {hasText && <TextButton says="dishes.clear" variant="quiet" onClick={() => change('')} />}
        {!hasText && (
          <>
            <TextButton
              says="dishes.export"
              variant="quiet"
              // Excel expects a semicolon where the comma is in numbers.
              onClick={() =>
                download(`${t('dishes.exportName')}.csv`, writtenMenu(language === 'bg' ? ';' : ','), 'text/csv')
              }
            />
            <TextButton says="dishes.edit" variant="quiet" onClick={() => change(writtenMenu('\t'))} />
          </>
        )}
      </div>
      <Hint id={hintId}>{t('dishes.fileHint')}</Hint>
      {hasText && <MenuPreview {...{ table, currency }} />}
    </Stack>
  )
}

/** What was understood of a table: each row, those first that are no dish, and which menus the hotel has no more. */
function MenuPreview({ table: { rows, dishes, unused }, currency }: Pick<Props, 'table' | 'currency'>) {
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
