/** Says that a dialog or popover opened or closed, as browsers do. */
function toggled(element: HTMLElement, newState: 'open' | 'closed'): void {
  element.dispatchEvent(
    Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  )
}

function openDialog(this: HTMLDialogElement): void {
  this.open = true
  const first = this.querySelector<HTMLElement>('[autofocus], button, input, select, textarea, a[href]')
  first?.focus()
}

function closeDialog(this: HTMLDialogElement, value?: string): void {
  if (!this.open) return
  this.open = false
  if (value !== undefined) this.returnValue = value
  this.dispatchEvent(new Event('close'))
}

function requestCloseDialog(this: HTMLDialogElement, value?: string): void {
  if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close(value)
}

const SHOWN = 'data-popover-shown'

function setPopover(element: HTMLElement, open: boolean): boolean {
  if (element.hasAttribute(SHOWN) !== open) {
    element.toggleAttribute(SHOWN, open)
    // Inline, for jsdom's cached styles do not follow the attribute.
    element.style.display = open ? 'block' : ''
    toggled(element, open ? 'open' : 'closed')
  }
  return open
}

function pressPopoverButton(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const target = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!target) return
  const action = button.getAttribute('popovertargetaction') ?? 'toggle'
  setPopover(target, action === 'toggle' ? !target.hasAttribute(SHOWN) : action === 'show')
}

function addPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setPopover(this, true)
    },
    hidePopover(this: HTMLElement) {
      setPopover(this, false)
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      return setPopover(this, force ?? !this.hasAttribute(SHOWN))
    },
  })
  document.addEventListener('click', pressPopoverButton)
  const style = document.createElement('style')
  style.textContent = '[popover] { display: none }'
  document.head.append(style)
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

/** Web Locks as the app asks for them: a lock now, or none; where site data is blocked, every request rejects. */
export function makeLocks({ areBlocked = false } = {}): LockManager {
  const held = new Set<string>()
  async function request<Result>(name: string, _options: LockOptions, task: (lock: Lock | null) => Promise<Result>) {
    await Promise.resolve()
    if (areBlocked) throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
    if (held.has(name)) return task(null)
    held.add(name)
    return task({ name, mode: 'exclusive' }).finally(() => held.delete(name))
  }
  return { request } as unknown as LockManager // the app uses no other of its forms
}

/** Adds the least of what browsers have and jsdom 29 lacks. Whatever needs real layout or focus belongs in a browser test. */
export function fillJsdomGaps(): void {
  Object.assign(HTMLDialogElement.prototype, {
    show: openDialog,
    showModal: openDialog,
    close: closeDialog,
    requestClose: requestCloseDialog,
  })
  addPopovers()
  const nowhere = () => {}
  Object.assign(Element.prototype, { scrollIntoView: nowhere, scrollTo: nowhere })
  Object.assign(window, { scrollTo: nowhere, matchMedia })
  Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true })
}
