import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import {
  isMirroredAttribute,
  mirroredElements,
  type MirroredElement,
  type MirroredNode,
  type SentPage,
} from '#src/schemas/mirroredPage.ts'

/** The time between two pictures of the page, at least. */
const INTERVAL_MS = 300

/** The desk reaches the host at another address, so that its own addresses must be relative to it. */
function attributesOf({ attributes }: Element): Record<string, string> {
  const shown = [...attributes].filter(({ name }) => isMirroredAttribute(name))
  return Object.fromEntries(shown.map(({ name, value }) => [name, value.replaceAll(window.location.origin, '')]))
}

function stateOf(element: Element): Pick<MirroredElement, 'value' | 'isChecked' | 'scroll'> {
  const { scrollLeft, scrollTop } = element
  const isField = element.matches('input, textarea, select')
  const field = element as HTMLInputElement // the other fields have a value too
  return {
    ...(isField && { value: field.value }),
    ...(isField && field.checked && { isChecked: true }),
    ...((scrollLeft !== 0 || scrollTop !== 0) && { scroll: [scrollLeft, scrollTop] }),
  }
}

function elementOf(element: Element): MirroredElement {
  return {
    name: element.localName,
    ...(element instanceof SVGElement && { isSvg: true }),
    attributes: attributesOf(element),
    nodes: nodesOf(element),
    ...stateOf(element),
  }
}

function nodesOf({ childNodes }: Element): MirroredNode[] {
  return [...childNodes].flatMap((node): MirroredNode[] => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element && mirroredElements.has(node.localName) ? [elementOf(node)] : []
  })
}

function sheetOf(element: Element): MirroredElement {
  const { localName: name, textContent: text } = element
  const attributes = {
    rel: 'stylesheet',
    href: element.getAttribute('href')?.replace(window.location.origin, '') ?? '',
  }
  return { name, attributes: name === 'link' ? attributes : {}, nodes: [text] }
}

/** The theme is named, because the desk's may be another one. */
function pageOf({ documentElement, head, body }: Document): SentPage['page'] {
  const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    attributes: { 'data-theme': theme, ...attributesOf(documentElement) },
    head: [...head.querySelectorAll('style, link[rel="stylesheet"]')].map(sheetOf),
    body: elementOf(body),
    scroll: [window.scrollX, window.scrollY],
  }
}

/** The same each time that the desk asks: it shows the phone that last did something. */
const phone = randomId()
/** Opening a page is something that its guest does. */
let actedAt = performance.now()

const answer = v.object({ isTaken: v.literal(true) })

/** A phone whose page is sent. */
export interface Mirroring {
  /** Sends the page, unless the desk has it. */
  readonly send: () => void
  readonly stop: () => void
}

/**
 * Sends what this phone shows to the desk, now and after each change. The session is not part of it, since no page shows it. For demo
 * builds only.
 */
export function mirrorPage(): Mirroring {
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
  changed()
  return {
    send: changed,
    stop() {
      stop.abort()
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}
