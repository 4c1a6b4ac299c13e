import * as v from 'valibot'
import { text } from './configuration.ts'
import { localizedText } from './localizedText.ts'
import { readTolerantly } from './tolerantReader.ts'

/** The topics of recommendations, in the order in which they are shown. */
export const placeGroups = ['sights', 'walks', 'tastes', 'know'] as const

const place = { title: localizedText, text: localizedText }
const lead = v.nullish(localizedText)

/** What the hotel tells of the place around it, all optional: what is given replaces the app's own texts for Sofia (spec 10.21). */
export const surroundings = v.object({
  recommendations: v.nullish(
    v.object({
      lead,
      places: v.array(v.object({ ...place, group: v.nullish(v.picklist(placeGroups), 'sights') })),
    }),
  ),
  activities: v.nullish(v.object({ lead, ideas: v.array(v.object({ ...place, picture: v.nullish(text) })) })),
  /** What GetYourGuide searches for, such as `Varna, Bulgaria`. */
  tourSearch: v.nullish(text),
})
export type Surroundings = v.InferOutput<typeof surroundings>

/** Reads the configuration's `surroundings`. A value that does not fit counts as absent and is named on the console (spec 10.1). */
export function readSurroundings(configured: unknown): Partial<Surroundings> {
  const read = readTolerantly('surroundings', v.nullish(surroundings), configured)
  return (read.success ? read.output : undefined) ?? {}
}
