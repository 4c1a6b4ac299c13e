import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo, useState } from 'react'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { readRecentMenu } from '#src/offline/storedMenus.ts'
import { useOfflineQuery } from '#src/offline/OfflineQuery.tsx'
import { menuTypes, menuList, type MenuType, type Menu } from '#src/schemas/menus.ts'
import type { Product } from '#src/schemas/products.ts'
import type { ProductNames } from '#src/outbox/receipt.ts'
import { nameProducts, type ProductWords } from './productNames.ts'

/** A product as it is shown in the guest's language. */
export interface ShownProduct {
  readonly name: string
  readonly description: string | undefined
  readonly portion: string | undefined
  /** Its names by language, without those that equal its label. */
  readonly names: ProductNames
}

const none: readonly Menu[] = []

/** The menus of one type, from the device if it has read them within a day, as home does; otherwise from the hotel. */
function useMenus(menuType: MenuType): { readonly menus: readonly Menu[]; readonly isReading: boolean } {
  const [languageCode] = useLanguage()
  const recent = useMemo(() => readRecentMenu({ languageCode, menuType }), [languageCode, menuType])
  const query = hotelApi.useGetMenusQuery(recent === undefined ? { languageCode, menuType } : skipToken)
  const { data, isLoading } = useOfflineQuery(query, menuList)
  return { menus: recent ?? data ?? none, isReading: isLoading }
}

/** The menus that name products. The first that has a name wins. */
const useNamingMenus = () => [useMenus(menuTypes[2]), useMenus(menuTypes[1]), useMenus(menuTypes[0])] as const

const MAX_WAIT_MS = 1000

/**
 * Whether products that have arrived should wait for the menus that name them, for a second at most: their rows would move when the
 * names come. Reads the menus meanwhile.
 */
export function useAwaitsNames(haveProducts: boolean): boolean {
  const isReading = useNamingMenus().some((each) => each.isReading)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!haveProducts) return undefined
    const timer = setTimeout(setOver, isReading ? MAX_WAIT_MS : 0, true)
    return () => clearTimeout(timer)
  }, [haveProducts, isReading])
  return isReading && !isOver
}

/** Returns how each of these products is shown in the guest's language: as the hotel's configuration or its menus name it, else by its label. */
export function useProductNames(products: readonly Product[]): (label: string) => ShownProduct {
  const [language] = useLanguage()
  const { productNames } = useConfig()
  const [{ menus: all }, { menus: bar }, { menus: breakfast }] = useNamingMenus()
  const wordsOf = useMemo(
    () =>
      nameProducts(
        products.map(({ label }) => label),
        [all, bar, breakfast],
      ),
    [products, all, bar, breakfast],
  )
  return (label) => {
    const words = wordsOf(label)
    const configured = fieldsOf(fieldsOf(productNames)[label])
    const textIn = (each: Language, key: keyof ProductWords) => {
      const given = configured[each]
      const text = typeof given === 'string' ? key === 'name' && given : fieldsOf(given)[key]
      return (typeof text === 'string' && text.trim()) || words[each]?.[key]
    }
    const nameIn = (each: Language) => textIn(each, 'name') ?? label
    const names = Object.fromEntries(
      languages.map((each) => [each, nameIn(each)] as const).filter(([, name]) => name !== label),
    )
    const [description, portion] = [textIn(language, 'description'), textIn(language, 'portion')]
    return { name: nameIn(language), description, portion, names }
  }
}
