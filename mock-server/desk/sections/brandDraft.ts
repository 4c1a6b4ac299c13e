import demoHotel from '#fixtures/configuration.json'
import type { Brand, ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { pictureIdIn } from '#mock-server/handlers/demo/pictures.ts'
import { languages, type Language } from '#src/lib/languages.ts'

/** The default of the colour field: the app's own colour. */
export const APP_COLOR = '#1f4d3f'

/** The pictures of a brand. */
export const pictureFields = ['headerImage', 'logo'] as const
export type PictureName = (typeof pictureFields)[number]

/** The state of the brand form. An empty text means no value. */
export interface BrandDraft extends Pick<ShownBrand, 'currency' | 'surroundings'> {
  readonly names: { readonly [Each in Language]: string }
  /** `''` for the app's default. */
  readonly color: string
  /** An address, or a picture that is not uploaded yet, as a data URL. */
  readonly headerImage: string
  readonly logo: string
  readonly address: string
  readonly phone: string
  readonly modules: readonly string[]
}

export function draftOf(brand: ShownBrand): BrandDraft {
  const { names, color = '', headerImage = '', logo = '', address = '', phone = '', ...others } = brand
  const { surroundings, currency, modules } = others
  return {
    names: { bg: names.bg ?? '', en: names.en ?? '', es: names.es ?? '' },
    ...{ color, headerImage, logo, address, phone, surroundings, currency, modules },
  }
}

/** The names after one has changed. The demo hotel's names in other languages do not stand beside another hotel's name. */
export function renamed(names: BrandDraft['names'], language: Language, name: string): BrandDraft['names'] {
  const { appNames } = demoHotel.settings
  const areOfDemo = languages.every((each) => names[each] === appNames[each])
  return { ...(areOfDemo ? { bg: '', en: '', es: '' } : names), [language]: name }
}

/** The texts that are not empty, trimmed. */
function filled<Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  const entries = Object.entries(texts).map(([key, text]) => [key, text.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Texts> // the same keys
}

/** The brand of a draft, without empty fields. */
export function brandOf({ names: all, currency, modules, surroundings, ...texts }: BrandDraft): Brand {
  const names = filled(all)
  const [name] = languages.flatMap((language) => names[language] ?? [])
  return {
    ...(name !== undefined && { name }),
    // A name in one language is that of the form's first field, unless it says otherwise.
    ...(Object.keys(names).length > (names.bg === undefined ? 0 : 1) && { names }),
    ...filled(texts),
    ...{ surroundings, currency, modules: [...modules] },
  }
}

/** The brand for a link, which begins a new demo: uploaded pictures are in this one alone. */
export function brandOfLink({ headerImage, logo, ...brand }: Brand): Brand {
  const isInLink = (address: string | undefined) => address !== undefined && pictureIdIn(address) === undefined
  return { ...brand, ...(isInLink(headerImage) && { headerImage }), ...(isInLink(logo) && { logo }) }
}

/** The list with one item moved up (-1) or down (1) by one; unchanged if that is impossible. */
export function moved(list: readonly string[], item: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(item)
  const other = list[from + by]
  if (from < 0 || other === undefined) return list
  return list.map((each) => (each === item ? other : each === other ? item : each))
}
