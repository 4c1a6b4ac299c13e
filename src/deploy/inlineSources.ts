import { createHash } from 'node:crypto'

/** The sources of a Content-Security-Policy that allow the inline scripts and styles of a page, by their hashes. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gis
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis

function hashesOf(page: string, element: RegExp): string[] {
  return [...page.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}

/** The sources that allow the inline scripts and styles of this HTML page. */
export function inlineSources(page: string): InlineSources {
  return { scripts: hashesOf(page, SCRIPT), styles: hashesOf(page, STYLE) }
}
