import demoHotel from '#fixtures/configuration.json'
import type { Brand, ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { randomId } from '#src/lib/randomId.ts'
import { hotelLanguages, type HotelLanguage } from '#mock-server/hotel/languages.ts'

export const APP_COLOR = '#1f4d3f'
export const pictureFields = ['headerImage', 'logo'] as const
export type PictureName = (typeof pictureFields)[number]

/** The state of the brand form. An empty text means no value; a picture that is not uploaded yet is a data URL. */
export type BrandDraft = Required<Omit<ShownBrand, 'name' | 'names' | 'modules'>> & {
  readonly names: { readonly [Each in HotelLanguage]: string }
  readonly modules: readonly string[]
}

export function draftOf({ name: _name, names, ...brand }: ShownBrand): BrandDraft {
  const empty = { color: '', headerImage: '', logo: '', address: '', phone: '' }
  return { ...empty, ...brand, names: { bg: '', en: '', es: '', ...names } }
}

/** The names after one has changed. The demo hotel's names in other languages do not stand beside another hotel's name. */
export function renamed(names: BrandDraft['names'], language: HotelLanguage, name: string): BrandDraft['names'] {
  const { appNames } = demoHotel.settings
  const areOfDemo = hotelLanguages.every((each) => names[each] === appNames[each])
  return { ...(areOfDemo ? { bg: '', en: '', es: '' } : names), [language]: name }
}

/** The texts that are not empty, trimmed. */
function filled<Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  const entries = Object.entries(texts).map(([key, text]) => [key, text.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Texts> // the same keys
}

/** The brand to save, and its pictures that are not uploaded yet. */
export function savedOf(draft: BrandDraft) {
  const pictures = pictureFields.flatMap((use) => {
    const [kind = '', data = ''] = draft[use].split(',')
    return kind.startsWith('data:') ? [{ use, id: randomId(), data }] : []
  })
  const addresses = Object.fromEntries(pictures.map(({ use, id }) => [use, `/__demo/pictures/${id}`]))
  return { brand: brandOf({ ...draft, ...addresses }), pictures }
}
export type SavedHotel = ReturnType<typeof savedOf>

export function brandOf({ names: all, currency, modules, surroundings, ...texts }: BrandDraft): Brand {
  const names = filled(all)
  return {
    ...(Object.keys(names).length > 0 && { names }),
    ...filled(texts),
    ...{ surroundings, currency, modules: [...modules] },
  }
}
