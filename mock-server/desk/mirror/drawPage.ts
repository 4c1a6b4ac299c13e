import type { MirroredPage } from '#src/schemas/mirroredPage.ts'

/**
 * The style sheet of the picture: nothing moves, an open dialog covers the page as on the phone, and letters keep their distances when reduced. Its layers keep the order of the page:
 * styles in the page before those of linked sheets.
 */
const STILL = `@layer picture, page; @layer picture {
  html { text-rendering: geometricPrecision; }
  *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important; scroll-behavior: auto !important; caret-color: transparent; }
  :where(dialog[open]) { position: fixed; inset-block: 0; z-index: var(--layer-dialog); max-width: calc(100% - 6px - 2em); max-height: calc(100% - 6px - 2em); outline: 100vmax solid rgb(10 20 16 / 60%); }
}`

/** What the frame's policy does not keep from reaching another host, and what would not be in the body of the app. */
const NOT_DRAWN = 'base, link, meta, script, style, template'

/** The styles of the page. The texts of its style elements, which the policy does not allow and the phone sends as templates, stand before the linked sheets. */
function drawStyles(drawn: Document, head: HTMLHeadElement): void {
  const { defaultView } = drawn
  const links = [...head.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    Object.assign(drawn.createElement('link'), { rel: 'stylesheet', href: link.getAttribute('href') ?? '' }),
  )
  drawn.head.replaceChildren(...links)
  if (defaultView === null) return
  const texts = [...head.querySelectorAll('template')].map(({ content }) => content.textContent ?? '')
  const layers = texts.map((text) => `@layer page { ${text} }`)
  drawn.adoptedStyleSheets = [STILL, ...layers].map((text) => {
    const sheet = new defaultView.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

const heads = new WeakMap<Document, string>()

/** Draws the page of a phone, parsed, into the document of a frame without scripts, whose policy decides what is loaded. */
export function drawPage(drawn: Document, sent: Document, scroll: MirroredPage['scroll']): void {
  const { documentElement: root } = drawn
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const { name, value } of sent.documentElement.attributes)
    if (/^(?:lang|dir|class|data-[a-z-]+)$/.test(name)) root.setAttribute(name, value)
  const newHead = sent.head.innerHTML
  if (heads.get(drawn) !== newHead) {
    heads.set(drawn, newHead)
    drawStyles(drawn, sent.head)
  }
  for (const each of sent.body.querySelectorAll(NOT_DRAWN)) each.remove()
  const body = drawn.importNode(sent.body, true)
  body.setAttribute('inert', '')
  for (const picture of body.querySelectorAll('img')) picture.decoding = 'sync' // It must not be blank for a moment.
  for (const element of [root, ...body.querySelectorAll<HTMLElement | SVGElement>('[data-style]')])
    if (element.dataset['style'] !== undefined) element.style.cssText = element.dataset['style']
  drawn.body.replaceWith(body)
  for (const element of body.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const [scrollLeft = 0, scrollTop = 0] = (element.dataset['scroll'] ?? '').split(' ').map(Number)
    Object.assign(element, { scrollLeft, scrollTop })
  }
  drawn.defaultView?.scrollTo(...scroll)
}
