import { posix } from 'node:path'

/**
 * The normalized path of a page: decoded, without `index.html`, and in lower case, since file systems may be case-insensitive.
 */
export function pagePath({ pathname }: URL): string {
  try {
    const path = posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/')).toLowerCase()
    return path.replace(/\/index\.html$/, '/')
  } catch {
    return pathname
  }
}
