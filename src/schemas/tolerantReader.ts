import * as v from 'valibot'
import { isExact, TOO_PRECISE, toWholeCents } from './fields.ts'

type Issue = v.BaseIssue<unknown>

/** An object or an array of JSON. */
type Container = Record<string, unknown>

const reported = new Set<string>()
let onInvalidField: (field: string) => void = () => undefined

/** Sets the listener for fields that fail validation. It is called once per field, with its name, such as `products: content[].price`, and no value. */
export function onUnexpectedValue(listener: (field: string) => void): void {
  onInvalidField = listener
}

function keysOf({ path }: Issue): string[] {
  return (path ?? []).map(({ key }) => String(key))
}

/** The path of an issue, such as `content.0.price`; `body` for the root. */
export function fieldOf(issue: Issue): string {
  return keysOf(issue).join('.') || 'body'
}

/** Names a field that does not fit on the console and to the listener, once. */
export function reportField(field: string, expected: string): void {
  if (reported.has(field)) return
  reported.add(field)
  console.warn(`${field} does not fit: ${expected}`)
  onInvalidField(field)
}

/** Reports an issue without the value, which may be personal data. */
export function reportIssue(responseName: string, issue: Issue): void {
  const field = `${responseName}: ${fieldOf(issue).replaceAll(/\.?\b\d+\b/g, '[]')}`
  reportField(field, issue.input === undefined ? 'is missing' : (issue.expected ?? issue.message))
}

/** Converts a value where its meaning is obvious; else `undefined`. */
function convert(value: unknown, { type, message }: Issue): unknown {
  if (type === 'string' && typeof value === 'number' && isExact(value)) return String(value)
  if (type === 'number' && typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) return Number(value)
  return message === TOO_PRECISE && typeof value === 'number' ? toWholeCents(value) : undefined
}

/**
 * Converts or removes the value at `keys`. If it is absent, removes the row or object that requires it. Returns `false` when
 * the whole body would be removed. The value is the issue's own: in `body`, a copy made with JSON, infinity is `null`.
 */
function repair(body: unknown, keys: readonly string[], issue: Issue, value = issue.input): boolean {
  const parentKeys = keys.slice(0, -1)
  const key = keys.at(-1)
  const container = parentKeys.reduce<unknown>((each, step) => (each as Container | undefined)?.[step], body) as
    | Container
    | undefined // a path of an issue leads through objects and arrays
  if (key === undefined) return false
  if (container === undefined) return true // Removed already, because of another field.
  if (container[key] !== undefined && value !== null) container[key] = convert(value, issue)
  // Removing the last row removes its list: an empty list would say that the hotel has nothing.
  else if (Array.isArray(container) && container.length > 1) container.splice(Number(key), 1)
  else return repair(body, parentKeys, issue, container)
  return true
}

/** The first issue of the original body at or below the path of an issue that cannot be repaired. */
function originalIssue(stuck: Issue, issues: readonly Issue[]): Issue {
  return issues.find((issue) => fieldOf(issue).startsWith(fieldOf(stuck))) ?? stuck
}

/**
 * Parses untrusted JSON tolerantly. A value that fails validation is converted where its meaning is obvious, else removed; a
 * row that lacks a required field is removed. Each such field is reported on the console, once. Fails only when nothing would be
 * left, with the issue of the original body. `responseName` is shown in these warnings.
 */
export function readTolerantly<Read>(
  responseName: string,
  schema: v.GenericSchema<unknown, Read>,
  json: unknown,
):
  | { readonly success: true; readonly output: Read }
  | { readonly success: false; readonly issues: readonly [Issue, ...Issue[]] } {
  const first = v.safeParse(schema, json)
  if (first.success) return first
  const repaired: Issue[] = [...first.issues]
  // A string, number or boolean counts as absent.
  const isContainer = typeof json === 'object'
  const body: unknown = isContainer ? JSON.parse(JSON.stringify(json)) : undefined
  let result = isContainer ? first : v.safeParse(schema, body)
  while (!result.success) {
    // From the last row to the first, so that removing one does not shift the others.
    const stuck = result.issues.reduceRight<Issue | undefined>(
      (failed, issue) => (repair(body, keysOf(issue), issue) ? failed : issue),
      undefined,
    )
    if (stuck !== undefined) return { ...first, issues: [originalIssue(stuck, first.issues)] as const }
    result = v.safeParse(schema, body)
    // What this loop has removed is reported already.
    repaired.push(...(result.issues ?? []).filter(({ received }) => received !== 'undefined'))
  }
  for (const issue of repaired) reportIssue(responseName, issue)
  return result
}
