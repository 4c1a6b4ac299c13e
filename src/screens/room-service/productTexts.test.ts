import { describe, expect, it } from 'vitest'
import { UNREADABLE, type Menu, type MenuItem } from '#src/schemas/menus.ts'
import { matchMenus } from './productTexts.ts'

function item(itemName: string, more: Partial<MenuItem> = {}): MenuItem {
  const price = { itemPrice: 4.5, portionSize: '300 мл', category: 'drinks' }
  return { itemName, itemDescription: undefined, itemPhoto: undefined, ...price, ...more }
}
const menu = (menuLanguage: string, ...menuItems: MenuItem[]): Menu => ({ menuLanguage, menuItems })
const inEnglish = (label: string, ...lists: Menu[][]) => matchMenus([label], lists)(label).en

const ayran = menu('BG', item('Айрян'))
const ayranEn = menu('en', item('Ayran', { portionSize: '300 ml', itemDescription: 'Yoghurt and water' }))

describe('a product is named by a menu', () => {
  it('whose item has its name, in each language of that menu', () => {
    expect(matchMenus(['Айрян'], [[ayran, ayranEn]])('Айрян')).toEqual({
      bg: { name: 'Айрян', description: undefined, portion: '300 мл', category: 'drinks' },
      en: { name: 'Ayran', description: 'Yoghurt and water', portion: '300 ml', category: 'drinks' },
    })
  })

  it('whose item has its name and portion, which is not shown twice in the language of the label', () => {
    const texts = matchMenus(['АЙРЯН, 300 мл'], [[ayran, ayranEn]])('АЙРЯН, 300 мл')
    expect(texts.bg).toMatchObject({ name: 'АЙРЯН, 300 мл', portion: undefined })
    expect(texts.en).toMatchObject({ name: 'Ayran', portion: '300 ml' })
  })

  it('with other quotation marks', () => {
    const [bg, en] = [menu('bg', item('Бургер "Липа"')), menu('en', item('Linden burger'))]
    expect(inEnglish('Бургер „Липа“', [bg, en])?.name).toBe('Linden burger')
  })
})

describe('a product keeps its label', () => {
  it('when its portion is not that of the item', () => {
    expect(inEnglish('Айрян, 500 мл', [ayran, ayranEn])).toBeUndefined()
  })

  it('when it is a bottle and the menu has the glass', () => {
    const glass = [menu('bg', item('Тамянка, чаша')), menu('en', item('Tamyanka, by the glass'))]
    expect(inEnglish('Тамянка, бутилка 750 мл', glass)).toBeUndefined()
  })

  it('when two items could be the same dish in the other language', () => {
    const bg = menu('bg', item('Айрян'), item('Сок'))
    expect(inEnglish('Айрян', [bg, menu('en', item('Juice'), item('Ayran'))])).toBeUndefined()
    expect(inEnglish('Айрян', [menu('bg', item('Айрян')), menu('en', item('Juice'), item('Ayran'))])).toBeUndefined()
  })

  it.each([
    ['price', { itemPrice: 5 }],
    ['portion', { portionSize: '250 ml' }],
    ['picture', { itemPhoto: '/ayran.svg' }],
    ['category', { category: 'desserts' }],
    ['readable price', { itemPrice: UNREADABLE } as const],
  ])('when the only candidate of the other language has another %s', (_what, more) => {
    expect(inEnglish('Айрян', [ayran, menu('en', item('Ayran', more))])).toBeUndefined()
  })

  it('when two menus call it by different names', () => {
    const other = [menu('bg', item('Айрян')), menu('en', item('Buttermilk'))]
    expect(inEnglish('Айрян', [ayran, ayranEn], other)).toBeUndefined()
    expect(inEnglish('Айрян', [ayran, ayranEn], [ayran, ayranEn])?.name).toBe('Ayran')
  })

  it('when the hotel has no menus', () => {
    expect(matchMenus(['Айрян'], [])('Айрян')).toEqual({})
  })
})
