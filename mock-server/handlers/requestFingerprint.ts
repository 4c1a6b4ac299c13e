function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inside]) => [name, sortKeys(inside)]))
}

/** JSON without what means nothing in it: the order of fields and the space between. Anything else stays as it is. */
function canonicalJson(body: string): string {
  try {
    return JSON.stringify(sortKeys(JSON.parse(body)))
  } catch {
    return body
  }
}

/** A POST and its body in one text: the same for two that say the same. `path` is relative to the API base. */
export function requestFingerprint(path: string, body: string): string {
  return `${path} ${canonicalJson(body)}`
}
