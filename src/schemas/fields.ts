import * as v from 'valibot'

/** An id as the hotel sends it: a string or a number, kept as received (spec 3.21), which a number too large for JSON's readers is not. */
export const id = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(
    v.number(),
    v.check((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER),
  ),
])

/** An id kept as received. */
export type Id = v.InferOutput<typeof id>

/** Whether two ids name the same thing: a hotel may write one as a number here and as a text there. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other)
}

/** A text that may be absent, `null` or empty; all three read as `undefined`. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text || undefined),
)

/** Tells whether a text can stand in an address: half of a letter cannot. */
export function isEncodable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** More than anything costs; the sum of the largest cart is still exact, and no amount so long that it is not written out. */
const HIGHEST_PRICE = 10_000_000

/** What is said of a price with more decimals than money has. */
export const TOO_PRECISE = 'is too precise'

/** Money as it crosses the network: a decimal number of leva (or euro), never negative, at most two decimals. */
export const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(HIGHEST_PRICE),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, TOO_PRECISE),
)

/** A price rounded half up to the cent: 6.505 lies just below itself in binary. */
export function toWholeCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}

/** Rows of a list, each id once: the app tells rows apart by the text of their ids. */
function distinct<Row extends v.GenericSchema<unknown, { readonly id: Id }>>(row: Row) {
  return v.pipe(
    v.array(row),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const seen = new Set<string>()
      for (const [key, value] of dataset.value.entries()) {
        if (seen.has(String(value.id)))
          addIssue({
            message: 'repeats an id',
            path: [{ type: 'array', origin: 'value', input: dataset.value, key, value }],
          })
        seen.add(String(value.id))
      }
    }),
  )
}

/**
 * A list the spec calls `data.content`: `{ content: […] }`, with a bare array accepted too (spec 3.24), no id twice. Anything else,
 * `null` too, is no list: an empty one would say that the hotel has nothing of what a guest sent.
 */
export function contentOf<Row extends v.GenericSchema<unknown, { readonly id: Id }>>(row: Row) {
  const bare = distinct(row)
  const wrapped = v.pipe(
    v.object({ content: bare }),
    v.transform((body) => body.content),
  )
  // Not a union: what does not fit is named by its own path, not by "neither of two".
  return v.lazy((body): typeof bare | typeof wrapped => (Array.isArray(body) ? bare : wrapped))
}
