import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { parseSync, Visitor, type Expression, type PrivateIdentifier } from 'oxc-parser'

/** The oldest engines that guests may come with; `build.target` of the build names the same for the syntax. */
export const oldestEngines = { safari_ios: 15.4, chrome_android: 94, webview_android: 94, firefox: 115 } as const

const browsers = Object.keys(oldestEngines) as (keyof typeof oldestEngines)[] // so written above

/** Whether a browser's statement says that its oldest version has it, as it is and without a switch. */
function has(statement: SupportStatement | undefined, oldest: number): boolean {
  return [statement ?? []]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      const isPlain = flags === undefined && prefix === undefined && other === undefined && removed === undefined
      return isPlain && typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= oldest
    })
}

function isOldEnough({ __compat: compat }: Identifier): boolean {
  return compat === undefined || browsers.every((browser) => has(compat.support[browser], oldestEngines[browser]))
}

type Known = Map<string, boolean>

function partsOf(entry: Identifier | undefined): [string, Identifier][] {
  return Object.entries(entry ?? {}).filter((part): part is [string, Identifier] => part[0] !== '__compat')
}

/** One engine's having it under one interface is enough for a name whose interface is not known. */
function learn(known: Known, name: string, entry: Identifier): void {
  known.set(name, known.get(name) === true || isOldEnough(entry))
}

/** What engines have: globals, members of a global by `Global.member`, and members of anything by their name alone. */
function readCompatData() {
  const [globals, statics, members]: [Known, Known, Known] = [new Map(), new Map(), new Map()]
  const { builtins } = bcd.javascript
  const namespaced = ['Intl', 'WebAssembly'].flatMap((name) => partsOf(builtins?.[name]))
  for (const [name, entry] of [...partsOf(builtins), ...partsOf(bcd.api), ...namespaced]) {
    learn(globals, name, entry)
    for (const [key, member] of partsOf(entry)) {
      const plain = key.replace(/_static$/, '')
      if (name === 'Window' || name === 'WorkerGlobalScope') learn(globals, plain, member)
      learn(statics, `${name}.${plain}`, member)
      if (plain === key) learn(members, key, member)
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
 * Which names in a script the oldest engines lack: members of a global (`URL.canParse`), methods by their name alone
 * (`.toSorted`), functions (`structuredClone`), and what a regular expression is written with. A call that asks first (`x.y?.()`)
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
