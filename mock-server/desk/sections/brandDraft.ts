import type { Brand, ShownBrand } from '#mock-server/handlers/demo/brand.ts'

/** The default of the colour field: the app's own colour. */
export const APP_COLOR = '#1f4d3f'

/** The state of the brand form. An empty text means no value. */
export interface BrandDraft {
  readonly name: string
  /** `''` for the app's default. */
  readonly color: string
  readonly headerImage: string
  readonly currency: ShownBrand['currency']
  readonly modules: readonly string[]
}

export function draftOf({ name, color = '', headerImage = '', currency, modules }: ShownBrand): BrandDraft {
  return { name, color, headerImage, currency, modules }
}

/** The brand of a draft, without empty fields. */
export function brandOf({ name, color, headerImage, currency, modules }: BrandDraft): Brand {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(color !== '' && { color }),
    ...(headerImage.trim() !== '' && { headerImage: headerImage.trim() }),
    ...{ currency, modules: [...modules] },
  }
}

/** The list with one item moved up (-1) or down (1) by one; unchanged if that is impossible. */
export function moved(list: readonly string[], item: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(item)
  const other = list[from + by]
  if (from < 0 || other === undefined) return list
  return list.map((each) => (each === item ? other : each === other ? item : each))
}
