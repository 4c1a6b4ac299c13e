import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'

/** What a phone sends while the desk shows it. */
export interface SentPage {
  readonly page: {
    readonly width: number
    readonly height: number
    readonly html: string
    readonly scroll: [number, number]
  }
  readonly phone: string
  readonly idle: number
}

/** The time between two pictures of the page, at least. */
const INTERVAL_MS = 300

/** What a picture does not need. */
const NOT_SENT = 'script, template, noscript, head > :not(style, link[rel="stylesheet"])'

/** Gives a copy of an element, as attributes, what it holds and how far it is scrolled. */
function copyState(element: Element, copy: Element): void {
  const { scrollLeft, scrollTop } = element
  const style = element.getAttribute('style')
  if (style !== null) copy.setAttribute('data-style', style)
  copy.removeAttribute('style')
  if (scrollLeft !== 0 || scrollTop !== 0) copy.setAttribute('data-scroll', `${scrollLeft} ${scrollTop}`)
  if (element instanceof HTMLTextAreaElement) copy.textContent = element.value
  if (element instanceof HTMLOptionElement) copy.toggleAttribute('selected', element.selected)
  if (!(element instanceof HTMLInputElement)) return
  copy.setAttribute('value', element.value)
  copy.toggleAttribute('checked', element.checked)
}

/** The theme is named, because the desk's may be another one; its own address is not, since the desk may reach the host at another. */
function pageOf({ documentElement: root }: Document): SentPage['page'] {
  const copy = root.cloneNode(true) as HTMLElement // The copy of an HTML element.
  const [elements, copies] = [root, copy].map((each) => [each, ...each.querySelectorAll('*')]) as [Element[], Element[]]
  for (const [index, each] of copies.entries()) copyState(elements[index] ?? each, each)
  for (const each of copy.querySelectorAll(NOT_SENT)) each.remove()
  // The desk's policy allows no style element, not even in a page that it parses.
  for (const each of copy.querySelectorAll('style')) {
    const text = document.createElement('template')
    text.content.append(each.textContent)
    each.replaceWith(text)
  }
  copy.dataset['theme'] ??= window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    html: copy.outerHTML.replaceAll(window.location.origin, ''),
    scroll: [window.scrollX, window.scrollY],
  }
}

/** The same each time that the desk asks: it shows the phone that last did something. */
const phone = randomId()
/** Opening a page is something that its guest does. */
let actedAt = performance.now()

const answer = v.object({ isTaken: v.literal(true) })

/**
 * Sends what this phone shows to the desk after each change, and by `send`, unless the desk has it. The session is not part of it, since no
 * page shows it. For demo builds only.
 */
function mirrorPage() {
  const stop = new AbortController()
  /** What the desk has: the page as it was sent, and when its guest had last done something. */
  let sent = { page: '', actedAt }
  let isSending = false
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    timer = undefined
    isStale = false
    const page = pageOf(document)
    const now = { page: JSON.stringify(page), actedAt }
    if (now.page === sent.page && now.actedAt === sent.actedAt) return
    isSending = true
    const body = JSON.stringify({ page, phone, idle: performance.now() - actedAt } satisfies SentPage)
    const request = { method: 'PUT', headers: { 'content-type': 'application/json' }, body }
    // One that is lost is made up for by the next.
    const answered: unknown = await fetch('/__demo/mirror', request)
      .then((response) => response.json())
      .catch(() => undefined)
    if (v.is(answer, answered)) sent = now
    isSending = false
    if (isStale) changed()
  }

  function changed(): void {
    if (stop.signal.aborted) return
    if (isSending) isStale = true
    else timer ??= setTimeout(() => void send(), INTERVAL_MS)
  }

  function acted(): void {
    actedAt = performance.now()
    changed()
  }

  const observer = new MutationObserver(changed)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const onWindow = { capture: true, passive: true, signal: stop.signal }
  for (const name of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(name, acted, onWindow)
  for (const name of ['input', 'change', 'scroll', 'resize']) window.addEventListener(name, changed, onWindow)
  return {
    send: changed,
    stop() {
      stop.abort()
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}

let mirroring: ReturnType<typeof mirrorPage> | undefined

/** Sends what this phone shows to the desk while the desk asks for it. */
export function mirror(isMirrored: boolean): void {
  // Again each time: the desk may have been away, and have missed what was sent meanwhile.
  if (isMirrored) return (mirroring ??= mirrorPage()).send()
  mirroring?.stop()
  mirroring = undefined
}
