import * as v from 'valibot'
import { isDay } from '#src/lib/time.ts'
import { isWebAddress } from '#src/lib/url.ts'
import { text } from './configuration.ts'
import { localizedText } from './lateKeys.ts'

/** A day at the hotel, or a minute of it, such as `2026-12-24` or `2026-12-24T18:00`. */
const dayOrMinute = v.pipe(
  text,
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T[0-2]\d:[0-5]\d)?$/),
  v.check((given) => isDay(given.slice(0, 10)), 'is not a day'),
)

/** What the hotel tells its guests on home, each as long as it is true. */
export const announcements = v.array(
  v.object({ text: localizedText, from: v.nullish(dayOrMinute), until: v.nullish(dayOrMinute) }),
)

const isSecure = (address: string) => isWebAddress(address) && /^https:/i.test(address)

/** Tiles of home that leave the app. */
export const links = v.array(
  v.object({ label: localizedText, url: v.pipe(text, v.check(isSecure, 'is no https: address')) }),
)

/** The address at which a guest writes to the hotel, of WhatsApp, Viber or another service. */
export const messageLink = v.pipe(
  text,
  v.check((given) => isSecure(given) || /^viber:\/\//i.test(given), 'is neither an https: nor a viber: address'),
)
