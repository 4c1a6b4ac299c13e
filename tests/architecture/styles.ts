const comments = /\/\*.*?\*\//gs

/** The selectors with `:hover` outside `@media (hover: hover)`: a touch screen keeps their style after a tap. */
export function stickyHovers(css: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [part = ''] of css.replaceAll(comments, '').matchAll(/[^{};]*[{};]/g)) {
    const before = part.slice(0, -1).trim()
    if (part.endsWith('}')) open.pop()
    if (!part.endsWith('{')) continue
    if (before.includes(':hover') && !open.includes('@media (hover: hover)')) found.push(before)
    open.push(before)
  }
  return found
}

/** The declarations with a value in camel case, which CSS does not have: browsers ignore them. */
export function camelCaseValues(css: string): string[] {
  return css.replaceAll(comments, '').match(/[\w-]+:\s[^{};]*\b[a-z]+[A-Z]\w*(?![\w(])[^{};]*(?=;)/g) ?? []
}
