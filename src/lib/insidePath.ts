import { parseUrl } from './parseUrl.ts'

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
