import { insidePath } from './insidePath.ts'
import { parseUrl } from './parseUrl.ts'

/** Tells whether a text is an http(s) address in full, with a host of its own and nobody's name or password before it. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/\\]/i.test(text) ? parseUrl(text) : undefined
  return url?.username === '' && url.password === ''
}

/** Tells whether a text is such an address, or a path on the app's own host. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || insidePath(text) !== undefined
}
