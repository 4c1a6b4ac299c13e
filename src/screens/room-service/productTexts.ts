import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { isNamed } from '#src/hotel/menuCategories.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { isFound, searchText } from '#src/lib/text.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { readRecentMenu } from '#src/offline/storedMenus.ts'
import { menuList, UNREADABLE, type Menu, type MenuItem, type MenuType } from '#src/schemas/menus.ts'
import type { Product } from '#src/schemas/products.ts'

/** What a menu says about a product in one language. */
export interface MenuTexts {
  readonly name: string
  readonly description?: string | undefined
  /** As the menu writes it; absent where the product's own label contains it. */
  readonly portion?: string | undefined
  /** Its section of the menu. */
  readonly category?: string | undefined
}

/** A product's texts by language; a language in which nothing is known is absent. */
type TextsByLanguage = Readonly<Partial<Record<Language, MenuTexts>>>

/**
 * What an item has in common with the same dish in the menu of another language, as far as the API says: no field identifies a
 * dish across languages. `undefined` where that is too little.
 */
function signatureOf({ itemPrice, portionSize, itemPhoto, category }: MenuItem): string | undefined {
  if (itemPrice === UNREADABLE || itemPrice === 0) return undefined
  const amount = /\d+(?:[.,]\d+)?/.exec(portionSize ?? '')?.[0]
  const kind = category.toLowerCase()
  return JSON.stringify([itemPrice, amount, itemPhoto, isNamed(kind) ? kind : ''])
}

/** An item of a menu in a language of the app. */
interface Entry {
  readonly language: Language
  readonly signature: string | undefined
  readonly texts: MenuTexts
}

/** The items of the menus of one type: one menu for each language that the hotel has. */
function entriesOf(menus: readonly Menu[]): Entry[] {
  return menus.flatMap(({ menuLanguage, menuItems }) => {
    const language = languages.find((each) => each === menuLanguage.toLowerCase())
    if (language === undefined) return []
    return menuItems.map((item) => {
      const texts = {
        name: item.itemName,
        description: item.itemDescription,
        portion: item.portionSize,
        category: item.category,
      }
      return { language, signature: signatureOf(item), texts }
    })
  })
}

/** The same dish in each language in which one item alone can be it; none where another item of its own menu could be it too. */
function translations(entry: Entry, entries: readonly Entry[]): TextsByLanguage {
  const alike = entries.filter(({ signature }) => signature !== undefined && signature === entry.signature)
  const sole = alike.filter(({ language }) => alike.filter((each) => each.language === language).length === 1)
  return sole.includes(entry) ? Object.fromEntries(sole.map(({ language, texts }) => [language, texts])) : {}
}

/** The texts of two matches; `undefined` when they have different names in a language. */
function mergeTexts(one: TextsByLanguage, other: TextsByLanguage): TextsByLanguage | undefined {
  const merged = { ...other, ...one }
  return languages.every((each) => merged[each]?.name === (other[each] ?? merged[each])?.name) ? merged : undefined
}

const nothing: TextsByLanguage = {}

/**
 * Finds what the hotel's menus say about products, whose labels the API has in one language only (spec 3.7). A label matches an
 * item whose name it is, or whose name and portion: `Айрян, 300 мл` matches `Айрян` of 300 мл, but `Тамянка, бутилка 750 мл` does
 * not match `Тамянка, чаша`. A label whose matches have different names counts as unknown. In its own language the label stays the
 * name.
 */
export function matchMenus(
  labels: readonly string[],
  lists: readonly (readonly Menu[])[],
): (label: string) => TextsByLanguage {
  const labelsByText = new Map(labels.map((label) => [searchText(label), label]))
  const found = new Map<string, TextsByLanguage | undefined>()
  for (const entries of lists.map(entriesOf))
    for (const entry of entries) {
      const { name, portion } = entry.texts
      const whole = labelsByText.get(searchText(`${name} ${portion ?? ''}`))
      const label = whole ?? labelsByText.get(searchText(name))
      if (label === undefined) continue
      const own = { ...entry.texts, name: label, ...(whole !== undefined && { portion: undefined }) }
      const texts = { ...translations(entry, entries), [entry.language]: own }
      const before = found.get(label)
      found.set(label, found.has(label) ? before && mergeTexts(before, texts) : texts)
    }
  return (label) => found.get(label) ?? nothing
}

/** A product's texts in the guest's language. */
export interface ProductTexts extends MenuTexts {
  /** Its names by language, without those that equal its label. */
  readonly names: Readonly<Record<string, string>>
}

const noMenus: readonly Menu[] = []

/** The menus of one type, from the device if it has read them within a day, as home does; otherwise from the hotel. */
function useMenus(menuType: MenuType): { readonly menus: readonly Menu[]; readonly isReading: boolean } {
  const [languageCode] = useLanguage()
  const recent = useMemo(() => readRecentMenu({ languageCode, menuType }), [languageCode, menuType])
  const query = hotelApi.useGetMenusQuery(recent === undefined ? { languageCode, menuType } : skipToken)
  const { data, isLoading } = useOfflineQuery(query, menuList)
  // What another part of the app has read meanwhile is newer.
  const { data: newer } = hotelApi.endpoints.getMenus.useQueryState({ languageCode, menuType })
  return { menus: newer ?? recent ?? data ?? noMenus, isReading: isLoading }
}

/** The menus that name products. The first that has a name wins. */
export const useAllMenus = () => [useMenus('all'), useMenus('bar'), useMenus('breakfast')] as const

const MAX_WAIT_MS = 1000

/**
 * Whether products that have arrived should wait for the menus that name them, for a second at most: their rows would move when the
 * names come. Reads the menus meanwhile.
 */
export function useAwaitsMenus(haveProducts: boolean): boolean {
  const isReading = useAllMenus().some((each) => each.isReading)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!haveProducts) return undefined
    const timer = setTimeout(setOver, isReading ? MAX_WAIT_MS : 0, true)
    return () => clearTimeout(timer)
  }, [haveProducts, isReading])
  return isReading && !isOver
}

/** Returns the texts of each of these products: as the hotel's configuration or its menus name it, else its label. */
export function useProductTexts(products: readonly Product[]): (label: string) => ProductTexts {
  const [language] = useLanguage()
  const { productNames } = useConfig()
  const [{ menus: all }, { menus: bar }, { menus: breakfast }] = useAllMenus()
  const menuTextsOf = useMemo(() => {
    const labels = products.map(({ label }) => label)
    return matchMenus(labels, [all, bar, breakfast])
  }, [products, all, bar, breakfast])
  return (label) => {
    const menuTexts = menuTextsOf(label)
    const configured = fieldsOf(fieldsOf(productNames)[label])
    const textIn = (each: Language, key: keyof MenuTexts) => {
      const given = configured[each]
      const text = typeof given === 'string' ? key === 'name' && given : fieldsOf(given)[key]
      return (typeof text === 'string' && text.trim()) || menuTexts[each]?.[key]
    }
    const [name, description] = [textIn(language, 'name') ?? label, textIn(language, 'description')]
    const names = languages.map((each) => [each, textIn(each, 'name') ?? label] as const)
    return {
      name,
      description: description && isFound(description, [name]) ? undefined : description,
      portion: textIn(language, 'portion'),
      category: textIn(language, 'category'),
      names: Object.fromEntries(names.filter(([, each]) => each !== label)),
    }
  }
}
