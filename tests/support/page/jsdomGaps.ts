const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

function openDialog(this: HTMLDialogElement): void {
  focusedBefore.set(this, document.activeElement)
  this.open = true
  const first = this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')
  first?.focus()
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  const before = focusedBefore.get(this)
  // A browser does not give the focus back once the dialog has left the page.
  if (this.isConnected && before instanceof HTMLElement) before.focus()
  this.dispatchEvent(new Event('close'))
}

const inline = new Set('a abbr b bdi br code em i img label small span strong svg time'.split(' '))
const neverShown = new Set('head script style template title'.split(' '))

function displayOf(element: Element): string {
  if (element instanceof HTMLDialogElement && !element.open) return 'none'
  if (element.hasAttribute('hidden') || neverShown.has(element.localName)) return 'none'
  return inline.has(element.localName) ? 'inline' : 'block'
}

/**
 * Only what decides whether an element is shown, and how its name is put together. jsdom would compute whole styles, which takes
 * a third of a page test, and without the app's CSS they say no more.
 */
function getComputedStyle(element: Element): CSSStyleDeclaration {
  const inlineStyle = (element as HTMLElement | SVGElement).style
  const style: Record<string, string> = {
    display: displayOf(element),
    visibility: 'visible',
    opacity: '1',
    pointerEvents: 'auto',
  }
  return {
    ...style,
    getPropertyValue: (name: string) => style[name] ?? inlineStyle.getPropertyValue(name),
  } as CSSStyleDeclaration // all that is read
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList // EventTarget's own methods have wider types than the list's.
}

/** Web Locks with the option `ifAvailable`: a lock at once, or `null`. With site data blocked every request rejects. */
export function makeLocks({ areBlocked = false } = {}): LockManager {
  const held = new Set<string>()
  async function request<Result>(name: string, _options: LockOptions, task: (lock: Lock | null) => Promise<Result>) {
    await Promise.resolve()
    if (areBlocked) throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
    if (held.has(name)) return task(null)
    held.add(name)
    return task({ name, mode: 'exclusive' }).finally(() => held.delete(name))
  }
  return { request } as unknown as LockManager // the app calls no other overload
}

/** Adds the APIs that the app needs and jsdom 29 lacks. A test that needs real layout or focus belongs in a browser. */
export function fillJsdomGaps(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal: openDialog, close: closeDialog })
  const noop = () => {}
  Object.assign(Element.prototype, { scrollIntoView: noop, scrollTo: noop, animate: noop })
  Object.assign(window, { scrollTo: noop, matchMedia, getComputedStyle })
  Object.assign(performance, { getEntriesByType: () => [] })
  Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true })
}
