import { startingState } from '#src/lib/startingState.ts'

declare global {
  /** The link or button that the guest tapped last before the app could respond; the app repeats the tap. */
  var earlyTap: HTMLElement | undefined
}

/** Keeps a tap on the prerendered page for the app, which is still loading. */
export function keepTap(event: MouseEvent): void {
  const starting = startingState()
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('#root :is(a, button)') : null
  if (starting === undefined || starting === 'failed' || !isPlain || control === null) return
  event.preventDefault()
  globalThis.earlyTap?.removeAttribute('aria-busy')
  globalThis.earlyTap = control
  control.setAttribute('aria-busy', 'true')
}

/** Opens the tapped link as a page, because the app could not be loaded. */
export function openTappedLink(): void {
  const { earlyTap } = globalThis
  if (earlyTap instanceof HTMLAnchorElement) window.location.assign(earlyTap.href)
}
