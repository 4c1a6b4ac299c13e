import { sha256 } from './sha256.ts'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inside]) => [name, sorted(inside)]))
}

/** JSON without what means nothing in it: the order of fields and the space between. Anything else stays as it is. */
function plainest(body: string): string {
  try {
    return JSON.stringify(sorted(JSON.parse(body)))
  } catch {
    return body
  }
}

/** The digest of a POST and its body: the same for two that say the same. `path` is relative to the API base. */
export function requestFingerprint(path: string, body: string): string {
  return sha256(`${path} ${plainest(body)}`)
}
