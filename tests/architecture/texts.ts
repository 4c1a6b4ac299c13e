import { parseSync } from 'oxc-parser'

/** The texts that a file uses. `keys`: the possible `namespace:key` of each call. `built`: the file also computes keys. */
export interface TextUses {
  readonly keys: readonly string[][]
  readonly built: boolean
  /** All string literals of the file: a `namespace:key` among them counts as a use, such as a route's breadcrumb. */
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

/** The strings that an expression can be: one, or both branches of a conditional; `undefined` for a computed one. */
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

/**
 * Finds the uses of texts in a file: `useTranslation('ns')`, `t('key')`, `t('ns:key')`, `t('key', { ns })` and
 * `<Trans i18nKey="key">`.
 */
export function textUsesIn(file: string, text: string): TextUses {
  const nodes = nodesOf(parseSync(file, text).program as unknown as Tree) // visited by a generic function, unlike the parser's types
  const calls = nodes.filter((node) => node.type === 'CallExpression')
  const hooks = calls.filter((call) => calleeName(call) === 'useTranslation')
  const namespaces = [...new Set(hooks.flatMap(namespacesOf))]
  const prefix = hooks.map((call) => option(call, 1, 'keyPrefix')).find(Boolean)
  const candidates = (key: string, ns: string | undefined) => {
    if (key.includes(':')) return [key]
    const within = ns ? [ns] : namespaces.length > 0 ? namespaces : ['common']
    return within.map((namespace) => `${namespace}:${prefix ? `${prefix}.` : ''}${key}`)
  }
  const used = calls
    .filter((call) => calleeName(call) === 't')
    .flatMap((call) => possible((call.arguments as unknown[])[0]).map((key) => ({ key, ns: option(call, 1, 'ns') })))
  const inMarkup = nodes
    .filter((node) => node.type === 'JSXAttribute' && isTree(node.name) && node.name.name === 'i18nKey')
    .flatMap((node) => possible(node.value).map((key) => ({ key, ns: undefined })))
  return {
    keys: [...used, ...inMarkup].flatMap(({ key, ns }) => (key === undefined ? [] : [candidates(key, ns)])),
    built: used.some(({ key }) => key === undefined),
    strings: nodes.map(literal).filter((each) => each !== undefined),
  }
}
