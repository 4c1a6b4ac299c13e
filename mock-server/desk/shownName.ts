import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { hotelNameIn } from '#src/config/hotelName.ts'
import type { DeskLanguage } from './texts/texts.ts'

/** The hotel's name in the language of the desk, as the guest app names it. */
export function shownName({ name, names }: Pick<ShownBrand, 'name' | 'names'>, language: DeskLanguage): string {
  return hotelNameIn(language, { appName: name, appNames: names }) ?? name
}
