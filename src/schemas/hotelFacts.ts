import * as v from 'valibot'
import { text } from './configuration.ts'
import { localizedText } from './localizedText.ts'
import { readTolerantly } from './tolerantReader.ts'

const optional = v.nullish(text)
const localized = v.nullish(localizedText)

const PHONE = /^\+?[\d\s()./-]{3,30}$/

/** What the hotel tells of itself, all optional: only what is given is shown (spec 10.20). */
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

/** Reads the configuration's `hotelFacts`. A value that does not fit counts as absent and is named on the console (spec 10.1). */
export function readHotelFacts(configured: unknown): Partial<HotelFacts> {
  const read = readTolerantly('hotelFacts', v.nullish(hotelFacts), configured)
  return (read.success ? read.output : undefined) ?? {}
}
