import bcd from '@mdn/browser-compat-data/forLegacyNode'
import doiuse from 'doiuse'
import postcss, { type ChildNode } from 'postcss'
import { browserslist } from '#src/build/oldestEngines.ts'
import { isOldEnough } from './engines.ts'

/**
 * What styles use that the oldest engines lack, or have only in part: features as caniuse names them, such as `css-has`, and properties
 * by their name, which MDN knows more of. Both also report what a rule with `@supports` guards.
 */
export async function tooNewInStyles(css: string): Promise<string[]> {
  const found = new Set<string>()
  const features = doiuse({ browsers: browserslist, onFeatureUsage: ({ feature }) => found.add(feature) })
  const { root } = await postcss([features]).process(css, { from: undefined })
  root.walkDecls(/^(?!-)/, ({ prop }) => {
    const entry = bcd.css.properties?.[prop]
    if (entry !== undefined && !isOldEnough(entry)) found.add(prop)
  })
  return [...found]
}

/** Units of the visible part of the page and of a container, which Chrome 94 lacks. */
const NEW_UNIT = /\d(?:[dls]v(?:[hwib]|min|max)|cq(?:[hwib]|min|max))\b/

function isGuarded({ parent }: ChildNode): boolean {
  const rule = parent?.parent
  return rule?.type === 'atrule' && 'name' in rule && rule.name === 'supports'
}

/**
 * Rules that an older engine ignores with more than what it lacks: a declaration in a new unit without an earlier one in an old unit, or
 * with `var()`, which it takes for valid and then computes to nothing; a list of selectors, one of which has `:has()`; and a media query
 * with `not` before a parenthesis, into which the build turns `width < 30rem` (but not `width <= 29.99rem`), or with a comparison.
 */
export function withoutFallback(css: string): string[] {
  const found: string[] = []
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration
    if (!NEW_UNIT.test(value) || isGuarded(declaration)) return
    const earlier = parent?.nodes.slice(0, parent.index(declaration)) ?? []
    const hasEarlier = earlier.some((node) => node.type === 'decl' && node.prop === prop && !NEW_UNIT.test(node.value))
    if (!hasEarlier || value.includes('var(')) found.push(String(declaration))
  })
  root.walkRules(/:has\(/, ({ selector, selectors }) => {
    if (selectors.length > 1) found.push(selector)
  })
  root.walkAtRules('media', ({ params }) => {
    if (/\bnot \(|[<>]/.test(params)) found.push(`@media ${params}`)
  })
  return found
}
