import * as v from 'valibot'
import { TOO_PRECISE, toWholeCents } from './fields.ts'

type Issue = v.BaseIssue<unknown>

/** Something that holds values by key: an object or an array of JSON. */
type Holder = Record<string, unknown>

const named = new Set<string>()
let report: (field: string) => void = () => undefined

/** Has every field that did not fit told to `listener` too, once: its name, such as `products: content[].price`, and no value. */
export function onUnexpectedValue(listener: (field: string) => void): void {
  report = listener
}

function keysOf({ path }: Issue): string[] {
  return (path ?? []).map(({ key }) => String(key))
}

/** Where something does not fit, such as `content.0.price`; `body` for the whole. */
export function fieldOf(issue: Issue): string {
  return keysOf(issue).join('.') || 'body'
}

function nameOnce(of: string, issue: Issue): void {
  const field = `${of}: ${fieldOf(issue).replaceAll(/\.?\b\d+\b/g, '[]')}`
  if (named.has(field)) return
  named.add(field)
  // The value itself stays unsaid: it may be a guest's.
  console.warn(`${field} does not fit: ${issue.expected ?? issue.message}`)
  report(field)
}

/** What a value obviously means; `undefined` where nothing is obvious. */
function meant(value: unknown, { type, message }: Issue): unknown {
  if (type === 'string' && typeof value === 'number') return String(value)
  if (type === 'number' && typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) return Number(value)
  return message === TOO_PRECISE && typeof value === 'number' ? toWholeCents(value) : undefined
}

/**
 * Converts what is at `keys`, or leaves it out; where nothing is, leaves out the row or object that cannot do without it.
 * Gives `false` when that would be all there is.
 */
function mend(body: unknown, keys: readonly string[], issue: Issue): boolean {
  const above = keys.slice(0, -1)
  const key = keys.at(-1)
  const holder = above.reduce<unknown>((value, step) => (value as Holder | undefined)?.[step], body) as
    Holder | undefined // a path of an issue leads through objects and arrays
  if (key === undefined) return false
  if (holder === undefined) return true // Left out already, for another of its fields.
  if (holder[key] !== undefined && holder[key] !== null) holder[key] = meant(holder[key], issue)
  // The last row stays out with its list: an empty one would say that the hotel has nothing.
  else if (Array.isArray(holder) && holder.length > 1) holder.splice(Number(key), 1)
  else return mend(body, above, issue)
  return true
}

/** The first issue with what cannot be done without. */
function asItCame(stuck: Issue, issues: readonly Issue[]): Issue {
  return issues.find((issue) => fieldOf(issue).startsWith(fieldOf(stuck))) ?? stuck
}

/**
 * Reads JSON of a stranger. A value that does not fit is converted where it is obvious what is meant, else it counts as absent;
 * a row that lacks what it needs is left out. Each such field is named on the console, once. It fails only when nothing
 * would be left, and then names the field as it came. `of` is what the fields belong to, in the names.
 */
export function readTolerantly<Read>(
  of: string,
  schema: v.GenericSchema<unknown, Read>,
  json: unknown,
):
  | { readonly success: true; readonly output: Read }
  | { readonly success: false; readonly issues: readonly [Issue, ...Issue[]] } {
  const first = v.safeParse(schema, json)
  if (first.success || typeof json !== 'object' || json === null) return first
  const body: unknown = JSON.parse(JSON.stringify(json))
  const odd: Issue[] = [...first.issues]
  let result = v.safeParse(schema, body)
  while (!result.success) {
    // What this loop has left out is named already.
    odd.push(...result.issues.filter(({ received }) => received !== 'undefined'))
    // From the last row to the first, so that leaving one out moves none that is still to come.
    const stuck = result.issues.reduceRight<Issue | undefined>(
      (failed, issue) => (mend(body, keysOf(issue), issue) ? failed : issue),
      undefined,
    )
    if (stuck !== undefined) return { ...first, issues: [asItCame(stuck, first.issues)] as const }
    result = v.safeParse(schema, body)
  }
  for (const issue of odd) nameOnce(of, issue)
  return result
}
