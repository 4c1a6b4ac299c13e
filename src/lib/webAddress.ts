import { insidePath } from './insidePath.ts'

/** Tells whether a text is an http(s) address in full, with a host of its own and nobody's name or password before it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Tells whether a text is such an address, or a path on the app's own host. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || insidePath(text) !== undefined
}
