/** Parses a URL, relative to `base` if given; `undefined` when it is invalid. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // `URL.canParse` is missing before iOS 17.
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

const HERE = 'https://inside.invalid'

/**
 * Reads an untrusted text (a module's `internalUrl`, a remembered page) as a path inside the app. Returns the path with
 * its query and fragment, or `undefined` for anything that could lead to another origin: schemes, `//host`,
 * backslashes, control characters, and encoded forms of a leading second slash.
 */
export function insidePath(text: unknown): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\\\u0000-\u001f\u007f]/.test(text)) return undefined
  const url = parseUrl(text, HERE)
  if (url?.origin !== HERE || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether a text is an absolute http(s) URL with a host and without a user name or password. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/\\]/i.test(text) ? parseUrl(text) : undefined
  return url?.username === '' && url.password === ''
}

/** Whether a text is such a URL, or a path of the app's own host. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || insidePath(text) !== undefined
}

/** The address at which a maps service searches for a place. */
export function mapsSearch(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * Resolves the address of a picture from the API (spec 3.8): an absolute `https:` address as it is, a path against the
 * API's origin. `apiBase` is absolute or a path of our own `origin`. Returns `undefined` for anything else (another
 * scheme, `//host`, or variants of it), and the caller shows its fallback picture.
 */
export function pictureUrl(image: string | undefined, apiBase: string, origin: string): string | undefined {
  const given = image?.trim() ?? ''
  if (given === '') return undefined
  if (HAS_SCHEME.test(given)) return absolute(given)
  const home = parseUrl(apiBase, origin)?.origin
  const found = parseUrl(given, home)
  return found !== undefined && found.origin === home ? found.href : undefined
}

function absolute(address: string): string | undefined {
  return /^https:/i.test(address) && isWebAddress(address) ? new URL(address).href : undefined
}

/**
 * Whether the side menu lists the two sample activities: the host's name contains `demo` or `localhost` (spec 6.5).
 * Nothing else depends on the name, which a real hotel may have too; other demo features depend on the build
 * (`__DEMO__`).
 */
export function isDemoHost(hostname: string): boolean {
  return /demo|localhost/i.test(hostname)
}
