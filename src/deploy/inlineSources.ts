import { createHash } from 'node:crypto'

/** One text for each inline script and each inline style of a page. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gis
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis

/** The text of each inline script and style of this HTML page. */
export function inlineCode(page: string): InlineTexts {
  const contentsOf = (element: RegExp) => [...page.matchAll(element)].map(([, content = '']) => content)
  return { scripts: contentsOf(SCRIPT), styles: contentsOf(STYLE) }
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The sources of a Content-Security-Policy that allow the inline scripts and styles of this HTML page, by their hashes. */
export function inlineSources(page: string): InlineTexts {
  const { scripts, styles } = inlineCode(page)
  return { scripts: scripts.map(sourceOf), styles: styles.map(sourceOf) }
}
