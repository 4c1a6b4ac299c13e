import * as v from 'valibot'
import { text } from './configuration.ts'
import { localized, localizedText, optional, readKey } from './lateKeys.ts'

const PHONE = /^\+?[\d\s()./-]{3,30}$/

/** The link that calls a telephone number. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}

/** What the hotel says about itself, all optional: only what is given is shown (spec 10.20). */
export const hotelFacts = v.object({
  wifi: v.nullish(v.object({ name: text, password: optional })),
  checkOutTime: localized,
  address: localized,
  mapUrl: optional,
  phone: v.nullish(
    v.pipe(
      text,
      v.check((given) => PHONE.test(given), 'is not a phone number'),
    ),
  ),
  parking: localized,
  poolHours: localized,
})
export type HotelFacts = v.InferOutput<typeof hotelFacts>

/** The topics of recommendations, in the order in which they are shown. */
export const placeGroups = ['sights', 'walks', 'tastes', 'know'] as const

const place = { title: localizedText, text: localizedText }

/** What the hotel says about the place around it, all optional: what is given replaces the app's own texts for Sofia (spec 10.21). */
export const surroundings = v.object({
  recommendations: v.nullish(
    v.object({
      lead: localized,
      places: v.array(v.object({ ...place, group: v.nullish(v.picklist(placeGroups), 'sights') })),
    }),
  ),
  activities: v.nullish(
    v.object({ lead: localized, ideas: v.array(v.object({ ...place, picture: v.nullish(text) })) }),
  ),
  /** What GetYourGuide searches for, such as `Varna, Bulgaria`. */
  tourSearch: v.nullish(text),
})
export type Surroundings = v.InferOutput<typeof surroundings>

/** Reads the configuration's `hotelFacts`. */
export function readHotelFacts(configured: unknown): Partial<HotelFacts> {
  return readKey('hotelFacts', hotelFacts, configured) ?? {}
}

/** Reads the configuration's `surroundings`. */
export function readSurroundings(configured: unknown): Partial<Surroundings> {
  return readKey('surroundings', surroundings, configured) ?? {}
}
