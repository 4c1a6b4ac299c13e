import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'
import { MAX_DISHES, type Dish } from '#mock-server/hotel/dish.ts'
import bg from '#mock-server/desk/texts/bg.json'
import type { Say } from '#mock-server/desk/texts/texts.ts'
import { decodeText, writeCsv } from './csv.ts'
import { amountsIn, menuTableOf, readMenuTable, type MenuTable } from './menuTable.ts'

const client = openTestClient()
const read = (text: string, currency = 'lv+eur'): MenuTable => readMenuTable(text, currency, 'bg')

describe('a table of dishes', () => {
  it.each([
    ['pasted from Excel', 'Ястие\tГрамаж\tЦена\r\nШопска салата\t350 г\t12,50 лв.\r\n'],
    ['with semicolons', 'Наименование;Порция;Цена (лв.)\nШопска салата;350 г;12,50\n'],
    ['with commas', 'Name BG,Portion,Price\n"Шопска салата",350 г,"12,50"\n'],
    ['without headings', 'Шопска салата\t350 г\t12.50'],
  ])('is read as it comes: %s', (_how, text) => {
    expect(read(text).dishes).toEqual([
      {
        ...{ menus: ['all', 'roomService'], names: { bg: 'Шопска салата' }, portions: { bg: '350 г' } },
        ...{ categories: {}, descriptions: {}, price: 12.5 },
      },
    ])
  })

  it('has quotation marks, separators and lines in its cells', () => {
    const { dishes } = read('Име;Описание;Цена\n"Салата ""Цезар""; голяма";"с пиле\nи крутони";9\n"Роза" торта;;5')
    expect(dishes).toMatchObject([
      { names: { bg: 'Салата "Цезар"; голяма' }, descriptions: { bg: 'с пиле\nи крутони' } },
      { names: { bg: '"Роза" торта' } },
    ])
  })

  it('has a language in each column, menus, and sections that the app translates', () => {
    const text = `Меню;Категория;name_bg;Name (EN);Nombre;Цена
Бар + рум сервиз;Десерти;Крем;Cream;Crema;5
Закуска;Тестени;Мекици;;;
;;Само име;;;`
    expect(read(text)).toMatchObject({
      rows: [{ line: 2 }, { line: 3 }, { line: 4, section: 'Само име' }],
      dishes: [
        {
          ...{ menus: ['bar', 'roomService'], names: { bg: 'Крем', en: 'Cream', es: 'Crema' } },
          categories: { bg: 'desserts', en: 'desserts', es: 'desserts' },
        },
        { menus: ['breakfast'], categories: { bg: 'Тестени' }, names: { bg: 'Мекици' }, price: 0 },
      ],
    })
  })

  it('may have its sections in rows of their own', () => {
    const { dishes } = read('САЛАТИ\t\nШопска\t12\nДЕСЕРТИ\t\nКрем\t5')
    expect(dishes.map(({ categories }) => categories['bg'])).toEqual(['САЛАТИ', 'desserts'])
  })

  it('says row by row what is no dish and why, and which column has no place', () => {
    const long = 'x'.repeat(101)
    const { rows, unused, dishes } = read(
      `Ястие;Цена;Калории;Меню\nА;по договаряне;1;\n;5;2;\nБ;;3;\nВ;9999,01;4;\n${long};5;5;\nГ;5;6;казино\nД;9999;7;`,
    )
    expect(rows.map((row) => ('problem' in row ? row.problem : 'dish'))).toEqual([
      ...['wrongPrice', 'noName', 'noPrice', 'tooHigh', 'tooLong', 'wrongMenu', 'dish'],
    ])
    expect([unused, dishes.length]).toEqual([['Калории'], 1])
  })

  it('has no more dishes than a hotel may have', () => {
    const { rows, dishes } = read(`Ястие;Цена\n${'А;5\n'.repeat(MAX_DISHES + 1)}`)
    expect([rows.length, dishes.length]).toEqual([MAX_DISHES + 1, MAX_DISHES])
    expect(rows.at(-1)).toMatchObject({ problem: 'tooMany' })
  })

  it('is in the language of the desk where neither its headings nor its letters say so', () => {
    const namesOf = (usual: 'bg' | 'es') => readMenuTable('Name;Price\nGazpacho;5', 'eur', usual).dishes[0]?.names
    expect([namesOf('es'), namesOf('bg')]).toEqual([{ es: 'Gazpacho' }, { en: 'Gazpacho' }])
  })

  it('has prices in the currency of the hotel, whichever it names', () => {
    const text = 'Ястие;Цена\nА;12 лв. / 6,14 €\nБ;19,56 лв. / 10 €'
    const prices = ({ dishes }: MenuTable) => dishes.map(({ price }) => price)
    expect(prices(read(text))).toEqual([12, 19.56])
    expect(prices(read(text, 'eur'))).toEqual([6.14, 10])
    const inEuro = 'Ястие;Цена в евро\nА;10'
    expect([prices(read(inEuro)), read(inEuro).money]).toEqual([[19.56], 'eur'])
    const unsure = ['Ястие;Цена\nА;10', text, 'Меню;Ястие;Порция\nЗакуска;А;2 бр.'].map((each) => read(each))
    expect(unsure.map(({ money, dishes }) => [money, dishes.length])).toEqual([
      [undefined, 1],
      [undefined, 2],
      [undefined, 1],
    ])
  })

  it.each([
    ['12,5', { bare: 12.5 }],
    ['€ 6.40', { eur: 6.4 }],
    ['1 234,50 лв.', { lv: 1234.5 }],
    ['12,00 лв (6,14 €)', { lv: 12, eur: 6.14 }],
    ['0', { bare: 0 }],
    ['12.505', undefined],
    ['9.5.0', undefined],
    ['1e3', undefined],
    ['5 7', undefined],
    ['-5', undefined],
    ['безплатно', undefined],
  ])('has %s as a price', (cell, amounts) => {
    expect(amountsIn(cell)).toEqual(amounts)
  })
})

const t: Say = (key) => key.split('.').reduce((at: unknown, part) => Reflect.get(Object(at), part), bg) as string

it('the menu of the demo hotel is the same after it was exported and read again', async () => {
  const dishes = (await client.get('/__demo/dishes')).body as Dish[]
  const rows = menuTableOf(dishes, 'lv', 'bg', t)
  expect(rows.map((row) => row[1])).toContain('Десерти')
  const file = new TextEncoder().encode(writeCsv(rows, ';'))
  expect([...file.subarray(0, 3)], 'Excel reads UTF-8 where it is marked').toEqual([0xef, 0xbb, 0xbf])
  expect(read(decodeText(file))).toMatchObject({ dishes, unused: [], money: 'lv' })
})

it.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xd0, 0x91]],
  ['UTF-8', [0xd0, 0x91]],
  ['UTF-16, as Excel marks it', [0xff, 0xfe, 0x11, 0x04]],
  ['the Cyrillic of Windows', [0xc1]],
])('a file is read in its own encoding: %s', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('Б')
})
