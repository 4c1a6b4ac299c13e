import demoHotel from '#fixtures/configuration.json'
import type { Brand, ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { languages, type Language } from '#src/lib/languages.ts'

export const APP_COLOR = '#1f4d3f'
export const pictureFields = ['headerImage', 'logo'] as const
export type PictureName = (typeof pictureFields)[number]

/** The state of the brand form. An empty text means no value; a picture that is not uploaded yet is a data URL. */
export type BrandDraft = Required<Omit<ShownBrand, 'name' | 'names' | 'modules'>> & {
  readonly names: { readonly [Each in Language]: string }
  readonly modules: readonly string[]
}

export function draftOf({ name: _name, names, ...brand }: ShownBrand): BrandDraft {
  const empty = { color: '', headerImage: '', logo: '', address: '', phone: '' }
  return { ...empty, ...brand, names: { bg: '', en: '', es: '', ...names } }
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

/** The list with one item moved up (-1) or down (1) by one; unchanged if that is impossible. */
export function moved(list: readonly string[], item: string, by: -1 | 1): readonly string[] {
  const from = list.indexOf(item)
  const other = list[from + by]
  if (from < 0 || other === undefined) return list
  return list.map((each) => (each === item ? other : each === other ? item : each))
}

/** The lightness up to which the app shows a colour as it is: that of `--color-accent` in `src/ui/tokens.css`. */
const LIGHTEST_ACCENT = 0.45

/** Whether the app shows a darker tone of a colour such as `#0a5c4b`, by its lightness in OKLCH: text in it could not be read on white. */
export function isDarkened(color: string): boolean {
  const hex = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short > LIGHTEST_ACCENT
}
