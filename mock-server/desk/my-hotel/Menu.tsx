import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import { FileButton, Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { dishMenus, type Dish } from '#mock-server/hotel/dish.ts'
import { TextArea } from '#src/ui/forms/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { BrandDraft } from './brandDraft.ts'
import { decodeText, writeCsv } from './csv.ts'
import { download } from './download.ts'
import { draft, useDraft } from './draft.ts'
import styles from './Menu.module.css'
import { MenuPreview } from './MenuPreview.tsx'
import { menuTableOf, readMenuTable, type MenuTable } from './menuTable.ts'
import { priceText } from './prices.ts'

interface Props {
  /** The dishes that the form has; `undefined` until they are read. */
  readonly menu: readonly Dish[] | undefined
  readonly table: MenuTable
  readonly shown: BrandDraft
  readonly onChange: (part: Partial<BrandDraft>) => void
}

/** Three dishes of each menu. */
const sampleOf = (menu: readonly Dish[]) =>
  dishMenus.flatMap((each) => menu.filter(({ menus }) => menus[0] === each).slice(0, 3))

/** The hotel's dishes: a table that is pasted or chosen as a file takes their place. */
export function Menu({ menu, table, shown: { currency, modules }, onChange }: Props) {
  const { t, language } = useTexts()
  const dispatch = useDispatch()
  const { table: text } = useDraft()
  const [isWorkbook, setWorkbook] = useState(false)
  const hintId = useId()

  function change(next: string) {
    setWorkbook(false)
    const { money } = readMenuTable(next, currency, language)
    if (money === 'eur' && currency !== 'eur') onChange({ currency: 'eur' })
    if (money === 'lv' && currency === 'eur') onChange({ currency: 'lv+eur' })
    dispatch(draft.actions.changeTable(next))
  }

  async function read(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // A workbook is a packed folder, or a file of the Excel of before.
    const isPacked = [0x50_4b, 0xd0_cf].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))
    if (isPacked) setWorkbook(true)
    else change(decodeText(bytes))
  }

  const rowsOf = (dishes: readonly Dish[]) =>
    menuTableOf(dishes, currency, {
      heading: (part) => t(`dishes.columns.${part}`),
      menuName: (each) => t(`dishes.menus.${each}`),
      priceOf: (price) => priceText(price, language),
    })
  // Excel expects a semicolon where the comma is in numbers.
  const save = (name: string, dishes: readonly Dish[]) =>
    download(`${name}.csv`, writeCsv(rowsOf(dishes), language === 'bg' ? ';' : ','), 'text/csv')

  const hasText = text.trim() !== ''
  const error = isWorkbook ? t('dishes.workbook') : hasText && table.dishes.length === 0 && t('dishes.noDishes')
  return (
    <Stack gap={3}>
      <h3>{t('dishes.title')}</h3>
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
        {menu && (
          <>
            <TextButton
              says="dishes.sample"
              variant="quiet"
              onClick={() => save(t('dishes.sampleName'), sampleOf(menu))}
            />
            <TextButton says="dishes.export" variant="quiet" onClick={() => save(t('dishes.exportName'), menu)} />
            {hasText ? (
              <TextButton says="dishes.clear" variant="quiet" onClick={() => change('')} />
            ) : (
              <TextButton says="dishes.edit" variant="quiet" onClick={() => change(writeCsv(rowsOf(menu), '\t'))} />
            )}
          </>
        )}
      </div>
      <Hint id={hintId}>{t('dishes.fileHint')}</Hint>
      {hasText && (
        <MenuPreview {...{ table, currency }} tiles={modules} onTiles={(tiles) => onChange({ modules: tiles })} />
      )}
    </Stack>
  )
}
