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

/** The selectors of prices and errors that take a colour of the brand: a red brand would make an error of a price. */
export function brandedAmounts(css: string): string[] {
  const rules = css.replaceAll(comments, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector = '', declarations = '']) =>
    /\.(?:price|total|error)\b/i.test(selector) && declarations.includes('--color-accent') ? [selector.trim()] : [],
  )
}
