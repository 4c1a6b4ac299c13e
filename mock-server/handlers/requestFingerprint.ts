function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inside]) => [name, sortKeys(inside)]))
}

/** JSON with sorted keys and no whitespace. A text that is not JSON is returned unchanged. */
function canonicalJson(body: string): string {
  try {
    return JSON.stringify(sortKeys(JSON.parse(body)))
  } catch {
    return body
  }
}

/** The path and the body of a POST in one text, equal for equivalent JSON. `path` is relative to the API base. */
export function requestFingerprint(path: string, body: string): string {
  return `${path} ${canonicalJson(body)}`
}
