import { parseUrl } from './parseUrl.ts'
import { isWebAddress } from './webAddress.ts'

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
