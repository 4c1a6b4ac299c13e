import { parseSync } from 'oxc-parser'

/** How one file asks for texts: keys it names, as `namespace:key`, and whether it also asks for keys it builds. */
export interface Asking {
  readonly keys: readonly string[][]
  readonly built: boolean
  /** Every other string in the file: a `namespace:key` among them is a use too, such as a route's crumb. */
  readonly strings: readonly string[]
}

type Tree = { readonly type: string; readonly [key: string]: unknown }

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nodesOf(tree: Tree): Tree[] {
  const children = Object.values(tree).flat().filter(isTree)
  return [tree, ...children.flatMap(nodesOf)]
}

function literal(node: unknown): string | undefined {
  if (!isTree(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const [only, ...more] = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return only && more.length === 0 ? only.value.cooked : undefined
}

/** The strings a node can be: one, or either branch of a choice. `undefined` stands for one that is built. */
function possible(node: unknown): (string | undefined)[] {
  if (isTree(node) && node.type === 'ConditionalExpression')
    return [...possible(node.consequent), ...possible(node.alternate)]
  return [literal(node)]
}

function option(call: Tree, index: number, name: string): string | undefined {
  const options = (call.arguments as unknown[])[index]
  if (!isTree(options) || options.type !== 'ObjectExpression') return undefined
  const property = (options.properties as Tree[]).find((each) => isTree(each.key) && each.key.name === name)
  return literal(property?.value)
}

function calleeName({ callee }: Tree): unknown {
  if (!isTree(callee)) return undefined
  return callee.type === 'MemberExpression' && isTree(callee.property) ? callee.property.name : callee.name
}

function namespacesOf(call: Tree): string[] {
  const [argument] = call.arguments as unknown[]
  const listed = isTree(argument) && argument.type === 'ArrayExpression' ? (argument.elements as unknown[]) : [argument]
  return listed.map(literal).filter((name) => name !== undefined)
}

/** Reads how a file asks for texts: `useTranslation('ns')`, `t('key')`, `t('ns:key')`, `t('key', { ns })`, `<Trans i18nKey="key">`. */
export function askingOf(file: string, text: string): Asking {
  const nodes = nodesOf(parseSync(file, text).program as unknown as Tree) // The walk is generic; the parser's types are not.
  const calls = nodes.filter((node) => node.type === 'CallExpression')
  const hooks = calls.filter((call) => calleeName(call) === 'useTranslation')
  const namespaces = [...new Set(hooks.flatMap(namespacesOf))]
  const prefix = hooks.map((call) => option(call, 1, 'keyPrefix')).find(Boolean)
  const candidates = (key: string, ns: string | undefined) => {
    if (key.includes(':')) return [key]
    const within = ns ? [ns] : namespaces.length > 0 ? namespaces : ['common']
    return within.map((namespace) => `${namespace}:${prefix ? `${prefix}.` : ''}${key}`)
  }
  const asked = calls
    .filter((call) => calleeName(call) === 't')
    .flatMap((call) => possible((call.arguments as unknown[])[0]).map((key) => ({ key, ns: option(call, 1, 'ns') })))
  const inMarkup = nodes
    .filter((node) => node.type === 'JSXAttribute' && isTree(node.name) && node.name.name === 'i18nKey')
    .flatMap((node) => possible(node.value).map((key) => ({ key, ns: undefined })))
  return {
    keys: [...asked, ...inMarkup].flatMap(({ key, ns }) => (key === undefined ? [] : [candidates(key, ns)])),
    built: asked.some(({ key }) => key === undefined),
    strings: nodes.map(literal).filter((each) => each !== undefined),
  }
}
