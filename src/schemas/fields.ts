import * as v from 'valibot'

/** Whether a number is as the hotel wrote it: `JSON.parse` rounds unsafe integers and reads `1e999` as infinity, which `JSON.stringify` writes as `null`. */
export function isExact(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER
}

/** A number that survives a JSON round trip. */
export const exactNumber = v.pipe(v.number(), v.check(isExact, 'is above 2^53'))

/** An id as the hotel sends it: a string or a number, stored as received (spec 3.21). */
export const id = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.pipe(v.number(), v.check(isExact, 'is above 2^53: send ids as texts')),
])

export type Id = v.InferOutput<typeof id>

/** Whether two ids are equal as text: a hotel may send the same id as a number and as a string. */
export function isSameId(one: Id | undefined, other: Id | undefined): boolean {
  return one !== undefined && other !== undefined && String(one) === String(other)
}

/** A text that may be absent, `null` or empty; all three read as `undefined`. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text || undefined),
)

/** Whether a text can be part of an address. Rejects lone surrogates, which `encodeURIComponent` throws on. */
export function isEncodable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** Keeps cart totals exact and out of exponent notation. */
const HIGHEST_PRICE = 10_000_000

/** The error of a price with more than two decimals. */
export const TOO_PRECISE = 'is too precise'

/** Money as it crosses the network: a decimal number of leva (or euro), never negative, at most two decimals. */
export const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(HIGHEST_PRICE),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, TOO_PRECISE),
)

/** Rounds a price half up to the cent. Adds an epsilon because 6.505, for example, is slightly less in binary. */
export function toWholeCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100
}

/**
 * A list; empty when it is missing or `null`. Fails when the tolerant reader could read none of its rows and set
 * `undefined`.
 */
export function optionalList<Given, Read>(row: v.GenericSchema<Given, Read>) {
  const empty = (): Given[] => []
  return v.exactOptional(v.nullable(v.array(row), empty), empty)
}

/** A list of which only the first element is read. One that is `null` or cannot be read counts as absent. */
export function firstOf<Given, Read>(element: v.GenericSchema<Given, Read>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.slice(0, 1)),
    v.array(v.nullish(element)),
  )
}

/** A list of rows with distinct ids, compared as text. */
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
 * A list as `{ content: […] }` or as a bare array (spec 3.24), with distinct ids. Anything else fails, `null` too: read as an
 * empty list, it would say that the hotel has nothing of what a guest sent.
 */
export function contentOf<Row extends v.GenericSchema<unknown, { readonly id: Id }>>(row: Row) {
  const bare = distinct(row)
  const wrapped = v.pipe(
    v.object({ content: bare }),
    v.transform((body) => body.content),
  )
  // Not a union, so that an issue names the path of the invalid field.
  return v.lazy((body): typeof bare | typeof wrapped => (Array.isArray(body) ? bare : wrapped))
}
