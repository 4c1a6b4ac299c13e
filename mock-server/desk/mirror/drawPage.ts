import {
  isMirroredAttribute,
  mirroredElements,
  type MirroredElement,
  type MirroredNode,
  type MirroredPage,
} from '#src/schemas/mirroredPage.ts'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * The style sheet of the picture: nothing moves, an open dialog covers the page as on the phone, and letters keep their distances when reduced. Its layers keep the order of the page:
 * styles in the page before those of linked sheets.
 */
const STILL = `@layer picture, page; @layer picture {
  html { text-rendering: geometricPrecision; }
  *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; scroll-behavior: auto !important; caret-color: transparent; }
  :where(dialog[open]) { position: fixed; inset-block: 0; z-index: 9; max-width: calc(100% - 6px - 2em); max-height: calc(100% - 6px - 2em); outline: 100vmax solid rgb(10 20 16 / 60%); }
}`

function setAttributes(element: HTMLElement | SVGElement, attributes: MirroredElement['attributes']): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!isMirroredAttribute(name)) continue
    // The Content-Security-Policy allows styles that a script sets, not those of an attribute.
    if (name === 'style') element.style.cssText = value
    // A link looks like one, and leads nowhere.
    else element.setAttribute(name, name === 'href' ? '#' : value)
  }
}

/** What is scrolled in a picture, once that is in the document. */
type Scrolled = Map<Element, readonly [number, number]>

function fillElement(element: HTMLElement | SVGElement, described: MirroredElement, scrolled: Scrolled): Element {
  const { name, attributes, nodes, value, isChecked, scroll } = described
  setAttributes(element, attributes)
  element.append(...nodes.flatMap((node) => drawNode(element.ownerDocument, node, scrolled)))
  // A picture that is drawn anew must not be blank for a moment.
  if (name === 'img') element.setAttribute('decoding', 'sync')
  // Other elements throw for some values.
  const isField = element.matches('input:not([type="file" i]), textarea, select')
  if (isField && value !== undefined) Reflect.set(element, 'value', value)
  if (isField && isChecked) Reflect.set(element, 'checked', true)
  if (scroll !== undefined) scrolled.set(element, scroll)
  return element
}

function drawNode(drawn: Document, node: MirroredNode, scrolled: Scrolled): (Node | string)[] {
  if (typeof node === 'string') return [node]
  const { name, isSvg } = node
  if (!mirroredElements.has(name)) return []
  const element = isSvg ? drawn.createElementNS(SVG, name as 'svg') : drawn.createElement(name)
  return [fillElement(element, node, scrolled)]
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
  const texts = head.filter(({ name }) => name === 'style').map(textOf)
  drawn.adoptedStyleSheets = [
    STILL,
    ...texts.map((text) => `@layer page { ${text.replaceAll(WITHOUT_SCRIPTS, NEVER)} }`),
  ].map((text) => {
    const sheet = new defaultView.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

function drawLinkedSheets(drawn: Document, head: MirroredPage['head']): void {
  const sheets = head.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'stylesheet')
  const links = sheets.map(({ attributes }) =>
    Object.assign(drawn.createElement('link'), { rel: 'stylesheet', href: attributes['href'] ?? '' }),
  )
  drawn.head.replaceChildren(...links)
}

const heads = new WeakMap<Document, string>()

/** Draws the page of a phone into a document without scripts: of what the phone has sent, only what a picture needs. */
export function drawPage(drawn: Document, { attributes, head, body, scroll }: MirroredPage): void {
  const { documentElement: root } = drawn
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  setAttributes(root, attributes)
  const newHead = JSON.stringify(head)
  if (heads.get(drawn) !== newHead) {
    heads.set(drawn, newHead)
    drawLinkedSheets(drawn, head)
    adoptStyles(drawn, head)
  }
  const scrolled: Scrolled = new Map()
  const newBody = fillElement(drawn.createElement('body'), body, scrolled)
  newBody.setAttribute('inert', '')
  drawn.body.replaceWith(newBody)
  for (const [element, [left, top]] of scrolled) element.scrollTo(left, top)
  drawn.defaultView?.scrollTo(...scroll)
}
