import type { MirroredElement, MirroredNode, MirroredPage } from '#src/schemas/mirroredPage.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * The style sheet of the picture: nothing moves, an open dialog covers the page as on the phone, and letters keep their distances when reduced. Its layers keep the order of the page:
 * styles in the page before those of linked sheets.
 */
const STILL = `@layer picture, page; @layer picture {
  html { text-rendering: geometricPrecision; }
  *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; scroll-behavior: auto !important; caret-color: transparent; }
  :where(dialog[open]) { position: fixed; inset-block: 0; z-index: 9; max-width: calc(100% - 6px - 2em); max-height: calc(100% - 6px - 2em); outline: 100vmax solid var(--color-scrim); }
}`

function setAttribute(element: HTMLElement | SVGElement, name: string, value: string): void {
  // The Content-Security-Policy allows styles that a script sets, not those of an attribute.
  if (name === 'style') element.style.cssText = value
  else element.setAttribute(name, value)
}

function drawNodes(drawn: Document, nodes: readonly MirroredNode[]): (Node | string)[] {
  return nodes.map((node) => (typeof node === 'string' ? node : drawElement(drawn, node)))
}

function drawElement(drawn: Document, { name, isSvg, attributes, nodes, value, isChecked }: MirroredElement): Element {
  const element = isSvg ? drawn.createElementNS(SVG, name) : drawn.createElement(name)
  for (const [key, text] of Object.entries(attributes)) setAttribute(element, key, text)
  element.append(...drawNodes(drawn, nodes))
  // A picture that is drawn anew must not be blank for a moment.
  if (name === 'img') element.setAttribute('decoding', 'sync')
  if (value !== undefined && attributes['type'] !== 'file') Reflect.set(element, 'value', value)
  if (isChecked) Reflect.set(element, 'checked', true)
  return element
}

/** The elements as drawn, in the order of `nodes`, with what describes them. */
function pairsOf(element: Element, described: MirroredElement): [Element, MirroredElement][] {
  const children = described.nodes.filter((node) => typeof node !== 'string')
  const inner = children.flatMap((child, index) => {
    const own = element.children[index]
    return own === undefined ? [] : pairsOf(own, child)
  })
  return [[element, described], ...inner]
}

/** A condition of a style sheet that holds in the picture and not on the phone; and one that never holds. */
const [WITHOUT_SCRIPTS, NEVER] = [/\(scripting:\s*none\)/g, '(width: 0px)'] as const

function textOf(node: MirroredNode): string {
  return typeof node === 'string' ? node : node.nodes.map(textOf).join('')
}

/** The texts of the style elements, which the Content-Security-Policy does not allow in the page. They stand before the linked sheets. */
function adoptStyles(drawn: Document, head: MirroredPage['head']): void {
  const { defaultView } = drawn
  if (defaultView === null) return
  const texts = head.flatMap((node) => (typeof node !== 'string' && node.name === 'style' ? [textOf(node)] : []))
  drawn.adoptedStyleSheets = [
    STILL,
    ...texts.map((text) => `@layer page { ${text.replaceAll(WITHOUT_SCRIPTS, NEVER)} }`),
  ].map((text) => {
    const sheet = new defaultView.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

const heads = new WeakMap<Document, string>()

/** Draws the page of a phone into a document without scripts. */
export function drawPage(drawn: Document, { attributes, head, body, scroll }: MirroredPage): void {
  const { documentElement: root } = drawn
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) setAttribute(root, name, value)
  const newHead = JSON.stringify(head)
  if (heads.get(drawn) !== newHead) {
    heads.set(drawn, newHead)
    const links = head.filter((node) => typeof node !== 'string' && node.name === 'link')
    drawn.head.replaceChildren(...drawNodes(drawn, links))
    adoptStyles(drawn, head)
  }
  const newBody = drawElement(drawn, body)
  newBody.setAttribute('inert', '')
  drawn.body.replaceWith(newBody)
  for (const [element, { scroll: [left, top] = [0, 0] }] of pairsOf(newBody, body)) {
    if (left !== 0 || top !== 0) element.scrollTo(left, top)
  }
  drawn.defaultView?.scrollTo(...scroll)
}
