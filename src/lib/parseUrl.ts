/** The address that a text names, against `base` if it is none in full; `undefined` where it names none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // Not `URL.canParse`, which came to iPhones with iOS 17.
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
