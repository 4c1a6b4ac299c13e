import { posix } from 'node:path'

/**
 * The path of the page that is at an address, in the one way to write it: decoded, without `index.html`, and in small letters,
 * since a file system may take large ones for the same.
 */
export function pagePath({ pathname }: URL): string {
  try {
    const path = posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/')).toLowerCase()
    return path.replace(/\/index\.html$/, '/')
  } catch {
    return pathname
  }
}
