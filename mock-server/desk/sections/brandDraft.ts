import type { Brand, ShownBrand } from '#mock-server/handlers/demo/brand.ts'

/** Colour that a colour field shows while the hotel has none of its own: the app's pine. */
export const APP_COLOR = '#1f4d3f'

/** A brand as it is being filled in; an empty text stands for none. */
export interface BrandDraft {
  readonly name: string
  /** `''` for the app's own. */
  readonly color: string
  readonly headerImage: string
  readonly currency: ShownBrand['currency']
  readonly modules: readonly string[]
}

export function draftOf({ name, color = '', headerImage = '', currency, modules }: ShownBrand): BrandDraft {
  return { name, color, headerImage, currency, modules }
}

/** The brand that was filled in; what was left empty is left out. */
export function brandOf({ name, color, headerImage, currency, modules }: BrandDraft): Brand {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(color !== '' && { color }),
    ...(headerImage.trim() !== '' && { headerImage: headerImage.trim() }),
    ...{ currency, modules: [...modules] },
  }
}

/** The list with one of it moved a place up (-1) or down (1); as it was where there is no such place. */
export function moved(list: readonly string[], item: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(item)
  const other = list[from + by]
  if (from < 0 || other === undefined) return list
  return list.map((each) => (each === item ? other : each === other ? item : each))
}
