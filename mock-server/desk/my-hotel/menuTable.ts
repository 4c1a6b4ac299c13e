import menusBg from '#src/i18n/bg/menus.json'
import menusEn from '#src/i18n/en/menus.json'
import menusEs from '#src/i18n/es/menus.json'
import { namedCategories } from '#src/hotel/menuCategories.ts'
import { hotelLanguages, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { euroToLeva, levaToEuro, toCents, type Currency } from '#src/lib/money.ts'
import type { Say } from '#mock-server/desk/texts/texts.ts'
import { dishMenus, MAX_DISHES, textLimits, type Dish, type DishMenu } from '#mock-server/hotel/dish.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import { locales } from '#src/lib/languages.ts'
import { parseCsv } from './csv.ts'

type TextPart = keyof typeof textLimits
type Column = { readonly part: TextPart; readonly language: HotelLanguage } | { readonly part: 'price'; readonly money: Money } | { readonly part: 'menus' } // prettier-ignore
type Money = 'eur' | 'lv' | 'bare'
type Amounts = { [Each in Money]?: number }

/** Why a row is none: a text of the desk. */
type RowProblem = 'noName' | 'noPrice' | 'wrongPrice' | 'tooHigh' | 'tooLong' | 'wrongMenu' | 'tooMany'

type Understood =
  | { readonly dish: Dish }
  | { readonly section: string }
  | { readonly problem: RowProblem; readonly text: string }

/** A row of a table, and what was understood of it. */
export type TableRow = { readonly line: number } & Understood

export interface MenuTable {
  readonly rows: readonly TableRow[]
  readonly dishes: readonly Dish[]
  /** The headings of columns that no dish has a place for. */
  readonly unused: readonly string[]
  /** The currency of all its prices, where it says so. */
  readonly money?: 'eur' | 'lv'
}

const headings: readonly (readonly [Column['part'], RegExp])[] = [
  ['price', /^(?:price|цена|precio|сума|amount|€|eur|лв)/],
  ['descriptions', /^(?:desc|описание|състав|ingredient|съставки)/],
  [
    'portions',
    /^(?:portion|serving|weight|size|quantity|грамаж|порция|количество|разфасовка|тегло|raci[oó]n|porci[oó]n|peso|cantidad)/,
  ],
  ['categories', /^(?:group|categor|section|категория|група|раздел|вид|grupo|secci[oó]n)/],
  ['menus', /^(?:menus?|меню|men[uú]|offered|предлага)(?:$|\W)/],
  ['names', /^(?:name|dish|item|product|title|име|ястие|наименование|артикул|продукт|название|nombre|plato|producto)/],
]

const languageWords: readonly (readonly [HotelLanguage, RegExp])[] = [
  ['bg', /(?:^|[\s_(.:/-])bg\b|българск|bulgar|búlgar/],
  ['en', /(?:^|[\s_(.:/-])en\b|английск|english|ingl[eé]s/],
  [
    'es',
    /(?:^|[\s_(.:/-])es\b|испанск|spanish|español|^(?:nombre|plato|producto|descripci|raci|porci|categoría|secci)/,
  ],
]

const menuWords: readonly (readonly [DishMenu, RegExp])[] = [
  ['roomService', /room|рум|стая|стаи|habitaci/],
  ['all', /restaurant|ресторант|restaurante/],
  ['bar', /(?:^|[^\p{L}])(?:bar|бар)/u],
  ['breakfast', /breakfast|закуск|desayuno/],
]

const categoryTexts = { bg: menusBg.category, en: menusEn.category, es: menusEs.category }

/** A section's name in a language: the app's, where it translates the section. */
export function categoryName(category: string, language: HotelLanguage): string {
  const known = Object.entries(namedCategories).find(([name]) => name === category.toLowerCase())
  return known === undefined ? category : categoryTexts[language][known[1]]
}

/** The section of this name in every language, where the app translates it. */
function translatedCategory(name: string): Dish['categories'] | undefined {
  const isIts = (key: keyof typeof menusBg.category) =>
    hotelLanguages.some((language) => categoryTexts[language][key].toLowerCase() === name.toLowerCase())
  const known = Object.entries(namedCategories).find(([category, key]) => category === name.toLowerCase() || isIts(key))
  return known && { bg: known[0], en: known[0], es: known[0] }
}

const AMOUNT =
  /(€|eur|евро|лв\.?|lv|bgn|лева)?\s*(\d{1,3}(?:[\s\u00A0]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)\s*(€|eur|евро|euros?|лв\.?|lv|bgn|лева)?/giu

/** The amounts of a cell such as `12,50`, `€ 6.40` or `12 лв. / 6,14 €`; `undefined` where it is none. */
export function amountsIn(cell: string): Amounts | undefined {
  const found = [...cell.matchAll(AMOUNT)].map(([, before, whole = '', part = '', after]) => {
    const sign = before ?? after
    const money: Money = sign === undefined ? 'bare' : /^(?:€|eur|евро)/i.test(sign) ? 'eur' : 'lv'
    return [money, Number(`${whole.replaceAll(/\s/g, '')}.${part || '0'}`)] as const
  })
  const isWhole = !cell.trim().startsWith('-') && cell.replaceAll(AMOUNT, '').replaceAll(/[\s/|()–-]/g, '') === ''
  const amounts = Object.fromEntries(found)
  return isWhole && found.length > 0 && Object.keys(amounts).length === found.length ? amounts : undefined
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)
const PORTION = /^\d[\d\s.,/+-]*(?:г|гр|кг|мл|л|бр|g|gr|kg|ml|cl|l|pcs?|ud)\.?s?\.?$/iu

/** The columns by their headings; `undefined` where no heading is that of a name. */
function columnsByHeading(head: readonly string[], body: readonly string[][], usual: HotelLanguage) {
  const columns = head.map((heading, index): Column | undefined => {
    const text = heading.toLowerCase().trim()
    const part = headings.find(([, words]) => words.test(text))?.[0]
    if (part === 'menus') return { part }
    if (part === 'price')
      return { part, money: /€|eur|евро/.test(text) ? 'eur' : /лв|lv|bgn|лева/.test(text) ? 'lv' : 'bare' }
    if (part === undefined) return undefined
    const named = languageWords.find(([, words]) => words.test(text))?.[0]
    const written = body.some((row) => isCyrillic(row[index] ?? ''))
      ? 'bg'
      : isCyrillic(text) || usual === 'bg'
        ? 'en'
        : usual
    return { part, language: named ?? written }
  })
  return columns.some((column) => column?.part === 'names') ? columns : undefined
}

/** The columns of a table without headings, by what stands in them: a name first, and somewhere a price. */
function columnsByContent(body: readonly string[][]): (Column | undefined)[] {
  const width = Math.max(...body.map((row) => row.length))
  const left: TextPart[] = ['names', 'descriptions']
  return Array.from({ length: width }, (_each, index): Column | undefined => {
    const cells = body.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    const language = cells.some(isCyrillic) ? 'bg' : 'en'
    const most = (fits: (cell: string) => unknown) => cells.filter(fits).length * 2 > cells.length
    if (most(amountsIn)) return { part: 'price', money: 'bare' }
    if (most((cell) => PORTION.test(cell))) return { part: 'portions', language }
    const part = cells.length === 0 ? undefined : left.shift()
    return part && { part, language }
  })
}

/** Amounts as a price in a currency of the hotel, converted where they are in another one alone. */
function inCurrency(currency: Currency, { eur, lv, bare }: Amounts): number | undefined {
  const isEuro = currency === 'eur'
  const [same, other] = isEuro ? [eur, lv] : [lv, eur]
  if (other === undefined || same !== undefined || bare !== undefined) return same ?? bare
  return (isEuro ? levaToEuro : euroToLeva)(toCents(other)) / 100
}

type Cells = readonly string[]
type Columns = readonly (Column | undefined)[]

function textsOf(columns: Columns, cells: Cells, part: TextPart): Dish['names'] {
  const found = columns.flatMap((column, index) =>
    column?.part === part && 'language' in column && cells[index] ? [[column.language, cells[index]] as const] : [],
  )
  return Object.fromEntries(found)
}

/** Without a column for them, a dish is in the restaurant's menu and in room service. */
function menusOf(columns: Columns, cells: Cells): DishMenu[] {
  const text = columns.map((column, index) => (column?.part === 'menus' ? cells[index]?.toLowerCase() : '')).join('')
  if (text === '') return ['all', 'roomService']
  return dishMenus.filter((menu) => menuWords.some(([each, words]) => each === menu && words.test(text)))
}

/** The amounts of all columns with a price; the cell that has none. */
function amountsOf(columns: Columns, cells: Cells): Amounts | string {
  const amounts: Amounts = {}
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (column?.part !== 'price' || cell === '') continue
    const given = amountsIn(cell)
    if (given === undefined) return cell
    const { bare, ...signed } = given
    Object.assign(amounts, signed, bare !== undefined && { [column.money]: bare })
  }
  return amounts
}

/** The texts of a row. */
function textsOfDish(columns: Columns, cells: Cells, section: Dish['categories']): Pick<Dish, TextPart> {
  const categories = textsOf(columns, cells, 'categories')
  const [known] = Object.values(categories).flatMap((each) => translatedCategory(each) ?? [])
  return {
    names: textsOf(columns, cells, 'names'),
    descriptions: textsOf(columns, cells, 'descriptions'),
    portions: textsOf(columns, cells, 'portions'),
    categories: known ?? (Object.keys(categories).length === 0 ? section : categories),
  }
}

/** The currency of a table's prices, where all say the same one. */
function moneyOf(amounts: readonly Amounts[]): Pick<MenuTable, 'money'> {
  const isAll = (money: Money, other: Money) =>
    amounts.length > 0 && amounts.every((each) => each[money] !== undefined && each[other] === undefined)
  return isAll('eur', 'lv') ? { money: 'eur' } : isAll('lv', 'eur') ? { money: 'lv' } : {}
}

/** Reads a menu from a table: with headings in any language of the app, or without. Each row that is not blank is a dish, a section or a problem. */
export function readMenuTable(text: string, currency: Currency, usual: HotelLanguage): MenuTable {
  const lines = parseCsv(text).map((cells, index) => ({ cells, line: index + 1 }))
  const [first, ...others] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (first === undefined) return { rows: [], dishes: [], unused: [] }
  const cellsOfOthers = others.map(({ cells }) => cells)
  const byHeading = columnsByHeading(first.cells, cellsOfOthers, usual)
  const columns = byHeading ?? columnsByContent([first.cells, ...cellsOfOthers])
  const [dishes, priced]: [Dish[], Amounts[]] = [[], []]
  let section: Dish['categories'] = {}

  function readRow(cells: Cells): Understood {
    const texts = textsOfDish(columns, cells, section)
    const [name] = Object.values(texts.names)
    if (name === undefined) return { problem: 'noName', text: cells.filter(Boolean).join(' · ') }
    if (cells.filter(Boolean).length === Object.keys(texts.names).length) {
      section = translatedCategory(name) ?? texts.names
      return { section: name }
    }
    for (const part of ['names', 'descriptions', 'portions', 'categories'] as const)
      for (const given of Object.values(texts[part]))
        if (given.length > textLimits[part]) return { problem: 'tooLong', text: given }
    const menus = menusOf(columns, cells)
    if (menus.length === 0) return { problem: 'wrongMenu', text: cells.filter(Boolean).join(' · ') }
    const amounts = amountsOf(columns, cells)
    if (typeof amounts === 'string') return { problem: 'wrongPrice', text: `${name} · ${amounts}` }
    const price = inCurrency(currency, amounts) ?? (menus.every((menu) => menu === 'breakfast') ? 0 : undefined)
    if (price === undefined) return { problem: 'noPrice', text: name }
    if (price > MAX_PRICE) return { problem: 'tooHigh', text: `${name} · ${price}` }
    if (dishes.length === MAX_DISHES) return { problem: 'tooMany', text: name }
    if (Object.keys(amounts).length > 0) priced.push(amounts)
    const dish = { menus, ...texts, price }
    dishes.push(dish)
    return { dish }
  }

  const read = byHeading === undefined ? [first, ...others] : others
  const rows = read.map(({ cells, line }) => ({ line, ...readRow(cells) }))
  const unused = first.cells.filter(
    (cell, index) => byHeading !== undefined && cell !== '' && columns[index] === undefined,
  )
  return { rows, dishes, unused, ...moneyOf(priced) }
}

/** A price without its currency: `9.50`, in Bulgarian `9,50`. */
export function priceText(price: number, language: HotelLanguage): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locales[language], style).format(price)
}

/** A menu as a table that `readMenuTable` reads again, in the language of the desk. */
export function menuTableOf(menu: readonly Dish[], currency: Currency, desk: HotelLanguage, t: Say): string[][] {
  const heading = (part: Column['part']) => t(`dishes.columns.${part}`)
  const parts = ['categories', 'names', 'descriptions', 'portions'] as const
  const columns = parts.flatMap((part) => hotelLanguages.map((language) => ({ part, language })))
  const heads = columns.map(({ part, language }) => `${heading(part)} ${language.toUpperCase()}`)
  const rows = menu.map((dish) => [
    dish.menus.map((each) => t(`dishes.menus.${each}`)).join(' + '),
    ...columns.map(({ part, language }) => {
      const text = dish[part][language] ?? ''
      return part === 'categories' ? categoryName(text, language) : text
    }),
    priceText(dish.price, desk),
  ])
  return [[heading('menus'), ...heads, `${heading('price')} (${currency === 'eur' ? '€' : 'лв.'})`], ...rows]
}
