import { insidePath } from './insidePath.ts'
import { parseUrl } from './parseUrl.ts'

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
