import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import doiuse from 'doiuse'
import postcss, { type ChildNode } from 'postcss'
import { parseSync, Visitor, type Expression, type PrivateIdentifier } from 'oxc-parser'
import { browserslist, oldestEngines } from '#src/build/oldestEngines.ts'

const browsers = Object.keys(oldestEngines) as (keyof typeof oldestEngines)[] // the keys of that constant

/** Whether the version supports the feature without a flag, a prefix or another name. */
function isSupported(statement: SupportStatement | undefined, oldest: number): boolean {
  return [statement ?? []]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      const isPlain = flags === undefined && prefix === undefined && other === undefined && removed === undefined
      return isPlain && typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= oldest
    })
}

/** Whether all the oldest engines support what an entry of the data describes. */
function isOldEnough({ __compat: compat }: Identifier): boolean {
  return (
    compat === undefined || browsers.every((browser) => isSupported(compat.support[browser], oldestEngines[browser]))
  )
}

type Support = Map<string, boolean>

function partsOf(entry: Identifier | undefined): [string, Identifier][] {
  return Object.entries(entry ?? {}).filter((part): part is [string, Identifier] => part[0] !== '__compat')
}

/** A member name counts as supported when any interface of that name has it: the type of the object is unknown. */
function addSupport(support: Support, name: string, entry: Identifier): void {
  support.set(name, support.get(name) === true || isOldEnough(entry))
}

/** The support of globals, of static members as `Global.member`, and of members of any object by their name alone. */
function readCompatData() {
  const [globals, statics, members]: [Support, Support, Support] = [new Map(), new Map(), new Map()]
  const { builtins } = bcd.javascript
  const namespaced = ['Intl', 'WebAssembly'].flatMap((name) => partsOf(builtins?.[name]))
  for (const [name, entry] of [...partsOf(builtins), ...partsOf(bcd.api), ...namespaced]) {
    addSupport(globals, name, entry)
    for (const [key, member] of partsOf(entry)) {
      const plain = key.replace(/_static$/, '')
      if (name === 'Window' || name === 'WorkerGlobalScope') addSupport(globals, plain, member)
      addSupport(statics, `${name}.${plain}`, member)
      if (plain === key) addSupport(members, key, member)
    }
  }
  return { globals, statics, members }
}

const known = readCompatData()

function nameOf(property: Expression | PrivateIdentifier, computed: boolean): string | undefined {
  if (property.type === 'Identifier' && !computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/**
 * The names in a script that the oldest engines lack: members of a global (`URL.canParse`), methods by their name alone
 * (`.toSorted`), functions (`structuredClone`), and syntax of regular expressions. An optional call (`x.y?.()`)
 * is left out.
 */
export function tooNewIn(script: string): string[] {
  const { program, errors } = parseSync('built.js', script)
  if (errors.length > 0) throw new Error(`The script cannot be parsed: ${errors[0]?.message}`)
  const found = new Set<string>()
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const name = nameOf(property, computed)
      if (object.type === 'Identifier' && known.statics.get(`${object.name}.${name}`) === false)
        found.add(`${object.name}.${name}`)
    },
    CallExpression({ callee, optional }) {
      if (optional) return
      if (callee.type === 'Identifier' && known.globals.get(callee.name) === false) found.add(callee.name)
      if (callee.type !== 'MemberExpression') return
      const name = nameOf(callee.property, callee.computed) ?? ''
      const isOfGlobal = callee.object.type === 'Identifier' && known.statics.has(`${callee.object.name}.${name}`)
      if (!isOfGlobal && known.members.get(name) === false) found.add(`.${name}`)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && known.globals.get(callee.name) === false) found.add(`new ${callee.name}`)
    },
    Literal(literal) {
      if ('regex' in literal && literal.regex !== null && /\(\?<[=!]/.test(literal.regex.pattern)) found.add('(?<=')
      if ('regex' in literal && literal.regex !== null && literal.regex.flags.includes('v')) found.add('/v')
    },
  }).visit(program)
  return [...found].toSorted()
}

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
