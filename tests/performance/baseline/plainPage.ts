function isOfAPlainPage(link: string): boolean {
  return /\brel="icon"/.test(link) || /\bas="image"/.test(link)
}

/** The page of the static baseline: markup, styles and picture of the app, without scripts or resource hints for them. */
export function plainPage(page: string): string {
  const plain = page.replaceAll(/\s*<script\b[^>]*>.*?<\/script>/gis, '')
  return plain.replaceAll(/\s*<link\b[^>]*>/gi, (link) => (isOfAPlainPage(link) ? link : ''))
}
