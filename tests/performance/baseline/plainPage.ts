function isOfAPlainPage(link: string): boolean {
  return /\brel="(?:stylesheet|icon)"/.test(link) || /\bas="image"/.test(link)
}

/** The first floor: the markup, the style sheet and the picture of a page of the app, without any script or hint. */
export function plainPage(page: string): string {
  const plain = page.replaceAll(/\s*<script\b[^>]*>.*?<\/script>/gis, '')
  return plain.replaceAll(/\s*<link\b[^>]*>/gi, (link) => (isOfAPlainPage(link) ? link : ''))
}
