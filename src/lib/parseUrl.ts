/** Parses a URL, relative to `base` if given; `undefined` when it is invalid. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // `URL.canParse` is missing before iOS 17.
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
