import * as v from 'valibot'

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time from 00:00 to 23:59'))

/** A period in the hotel's local time. If `to` is not after `from`, it ends on the next day: the place never closes if both are equal. */
const period = v.object({
  from: time,
  to: time,
  /** The time of the last seating, where that is before `to`. */
  lastSeating: v.nullish(time),
})
export type Hours = Readonly<v.InferOutput<typeof period>>

const periods = v.nullish(
  v.pipe(
    v.array(period),
    v.minLength(1),
    v.transform((all) => all as [Hours, ...Hours[]]), // There is one at least.
  ),
)

/** When each place is open, the same every day, in the order of the day; a place that is left out keeps the hours of spec 9.3. */
export const hours = v.object({
  'room-service': periods,
  restaurant: periods,
  bar: periods,
  breakfast: periods,
  spa: periods,
  reception: periods,
})
