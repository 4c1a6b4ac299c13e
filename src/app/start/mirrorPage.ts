import { randomId } from '#src/lib/randomId.ts'
import {
  unmirroredElements,
  type MirroredElement,
  type MirroredNode,
  type SentPage,
} from '#src/schemas/mirroredPage.ts'

/** The time between two pictures of the page, at least. */
const INTERVAL_MS = 300

const unmirrored = [...unmirroredElements, 'link:not([rel="stylesheet"])'].join()

/** The desk reaches the host at another address, so that its own addresses must be relative to it. */
function attributesOf({ attributes }: Element): Record<string, string> {
  const shown = [...attributes].filter(({ name }) => /^(?!on|srcdoc|crossorigin)[a-z_][\w:.-]*$/i.test(name))
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
    return node instanceof Element && !node.matches(unmirrored) ? [elementOf(node)] : []
  })
}

/** The theme is named, because the desk's may be another one. */
function pageOf({ documentElement, head, body }: Document): SentPage['page'] {
  const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    attributes: { 'data-theme': theme, ...attributesOf(documentElement) },
    head: nodesOf(head).filter((node) => typeof node !== 'string'),
    body: elementOf(body),
    scroll: [window.scrollX, window.scrollY],
  }
}

/**
 * Sends what this phone shows to the desk, now and after each change, until the returned function is called. The session is not part of
 * it, since no page shows it. For demo builds only.
 */
export function mirrorPage(): () => void {
  const phone = randomId()
  const stop = new AbortController()
  let actedAt = 0
  let isSending = false
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    timer = undefined
    isSending = true
    isStale = false
    const sent: SentPage = { page: pageOf(document), phone, idle: performance.now() - actedAt }
    const request = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
    // One that is lost is made up for by the next.
    await fetch('/__demo/mirror', request).catch(() => undefined)
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
  return () => {
    stop.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
