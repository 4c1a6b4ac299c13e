import * as v from 'valibot'
import type { SentPage } from '#src/lib/mirrorPage.ts'

const length = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000))
const finite = v.pipe(v.number(), v.finite())

/** The page that a phone shows. */
const mirroredPage = v.object({
  /** The size of the screen, in CSS pixels. */
  width: length,
  height: length,
  /**
   * The document without scripts. Its fields have as attributes what they hold; `data-style` is the style of an element, which a policy
   * does not allow as an attribute, and `data-scroll` how far it is scrolled: to the right and down, in pixels.
   */
  html: v.string(),
  /** How far the page is scrolled. */
  scroll: v.tuple([finite, finite]),
})
export type MirroredPage = v.InferOutput<typeof mirroredPage>

/** What a phone sends while the desk shows it. */
export const sentPage = v.object({
  page: mirroredPage,
  /** Tells phones apart; another one after each load of the page. */
  phone: v.string(),
  /** For how long nobody has touched the phone, in milliseconds. */
  idle: v.pipe(v.number(), v.minValue(0)),
}) satisfies v.GenericSchema<SentPage>
