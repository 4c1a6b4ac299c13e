import { languages, type Language } from '#src/lib/languages.ts'
import { searchText } from '#src/lib/text.ts'
import { UNREADABLE, type Menu, type MenuItem } from '#src/schemas/menus.ts'

/** What a menu says about a product in one language. */
export interface ProductWords {
  readonly name: string
  readonly description?: string | undefined
  /** As the menu writes it; absent where the product's own label contains it. */
  readonly portion?: string | undefined
}

/** A product's words by language; a language in which nothing is known is absent. */
export type WordsByLanguage = Readonly<Partial<Record<Language, ProductWords>>>

/** The menus of one type: one for each language that the hotel has. */
type MenuByLanguage = readonly Menu[]

/** Categories that every hotel writes in the same way, whatever the menu's language (spec 3.12). */
const fixedCategories = new Set([
  ...['food', 'non-alcoholic', 'alcoholic', 'desserts', 'appetizers', 'main dishes', 'drinks'],
])

/**
 * What an item has in common with the same dish in the menu of another language, as far as the API says: no field identifies a
 * dish across languages. `undefined` where that is too little.
 */
function signatureOf({ itemPrice, portionSize, itemPhoto, category }: MenuItem): string | undefined {
  if (itemPrice === UNREADABLE || itemPrice === 0) return undefined
  const amount = /\d+(?:[.,]\d+)?/.exec(portionSize ?? '')?.[0]
  const kind = category.toLowerCase()
  return JSON.stringify([itemPrice, amount, itemPhoto, fixedCategories.has(kind) ? kind : ''])
}

/** The items of a menu by signature, without those that share theirs. */
function bySignature({ menuItems }: Menu): ReadonlyMap<string, MenuItem> {
  const items = new Map<string, MenuItem>()
  const repeated = new Set<string>()
  for (const item of menuItems) {
    const signature = signatureOf(item)
    if (signature === undefined) continue
    if (items.has(signature)) repeated.add(signature)
    items.set(signature, item)
  }
  for (const signature of repeated) items.delete(signature)
  return items
}

function languageOf({ menuLanguage }: Menu): Language | undefined {
  return languages.find((language) => language === menuLanguage.toLowerCase())
}

/** Each menu's items by signature. */
type Signatures = ReadonlyMap<Menu, ReadonlyMap<string, MenuItem>>

/** The same dish in the menus of the other languages, where one item alone can be it. */
function translations(item: MenuItem, own: Menu, signatures: Signatures): WordsByLanguage {
  const signature = signatureOf(item)
  if (signature === undefined || signatures.get(own)?.get(signature) !== item) return {}
  return Object.fromEntries(
    [...signatures].flatMap(([menu, items]) => {
      const [language, same] = [languageOf(menu), items.get(signature)]
      if (menu === own || language === undefined || same === undefined) return []
      return [[language, { name: same.itemName, description: same.itemDescription, portion: same.portionSize }]]
    }),
  )
}

/** A label that equals the name of an item, or its name and portion. */
function matchesIn(menus: MenuByLanguage, labels: ReadonlyMap<string, string>): [string, WordsByLanguage][] {
  const signatures: Signatures = new Map(menus.map((menu) => [menu, bySignature(menu)]))
  return menus.flatMap((menu) => {
    const language = languageOf(menu)
    if (language === undefined) return []
    return menu.menuItems.flatMap((item): [string, WordsByLanguage][] => {
      const { itemName, itemDescription: description, portionSize } = item
      const whole = labels.get(searchText(`${itemName} ${portionSize ?? ''}`))
      const label = whole ?? labels.get(searchText(itemName))
      if (label === undefined) return []
      const own = { name: label, description, portion: whole === undefined ? portionSize : undefined }
      return [[label, { ...translations(item, menu, signatures), [language]: own }]]
    })
  })
}

/** The words of two matches; `undefined` when they have different names in a language. */
function merged(one: WordsByLanguage, other: WordsByLanguage): WordsByLanguage | undefined {
  const isSame = languages.every((language) => {
    const [name, otherName] = [one[language]?.name, other[language]?.name]
    return name === undefined || otherName === undefined || name === otherName
  })
  return isSame ? { ...other, ...one } : undefined
}

const nothing: WordsByLanguage = {}

/**
 * Finds what the hotel's menus say about products, whose labels the API has in one language only (spec 3.7). A label matches an
 * item whose name it is, or whose name and portion: `Айрян, 300 мл` matches `Айрян` of 300 мл, but `Тамянка, бутилка 750 мл` does
 * not match `Тамянка, чаша`. A label whose matches have different names counts as unknown. In its own language the label stays the
 * name.
 */
export function nameProducts(
  labels: readonly string[],
  lists: readonly MenuByLanguage[],
): (label: string) => WordsByLanguage {
  const wanted = new Map(labels.map((label) => [searchText(label), label]))
  const found = new Map<string, WordsByLanguage | undefined>()
  for (const [label, words] of lists.flatMap((menus) => matchesIn(menus, wanted))) {
    const before = found.get(label)
    found.set(label, found.has(label) ? before && merged(before, words) : words)
  }
  return (label) => found.get(label) ?? nothing
}
