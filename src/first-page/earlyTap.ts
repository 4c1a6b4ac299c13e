import { startingState } from '#src/lib/startingState.ts'

declare global {
  /** The link or button that the guest tapped last before the app could respond; the app repeats the tap. */
  var earlyTap: HTMLElement | undefined
  /** Whether a finger or mouse button went down before the app started, and is still down. */
  var isPointerDown: boolean | undefined
}

/** Notes for the app, which does not move what is being tapped, whether the pointer is down. */
export function notePointer({ type }: Event): void {
  globalThis.isPointerDown = type === 'pointerdown'
}

/** When the page says that the app does not arrive: `--patience` in `shell.css`. From then on a link opens its page. */
const PATIENCE_MS = 20_000

/** Keeps a tap on the prerendered page for the app, which is still loading. */
export function keepTap(event: MouseEvent): void {
  const starting = startingState()
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('#root :is(a, button)') : null
  const isAwaited = starting !== undefined && starting !== 'failed' && performance.now() < PATIENCE_MS
  if (!isAwaited || !isPlain || control === null) return
  event.preventDefault()
  event.stopPropagation() // React may listen already: the tap would be performed twice.
  globalThis.earlyTap?.removeAttribute('aria-busy')
  globalThis.earlyTap = control
  control.setAttribute('aria-busy', 'true')
}

/** Opens the tapped link as a page, because the app could not be loaded. Without a network the page stays, with its message. */
export function openTappedLink(): void {
  const { earlyTap } = globalThis
  if (navigator.onLine && earlyTap instanceof HTMLAnchorElement) window.location.assign(earlyTap.href)
}
