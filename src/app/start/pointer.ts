import { wait } from '#src/lib/timeout.ts'

const listen = { capture: true, passive: true } as const

/**
 * Marks on `<html>` that the guest pressed last with a finger or mouse, not a key. WebKit and Firefox draw the focus ring also where a
 * script moves the focus after a press, such as into a dialog; base.css hides it while the mark is set.
 */
export function trackFocusSource(): void {
  const { dataset } = document.documentElement
  window.addEventListener('pointerdown', () => void (dataset['pressed'] = ''), listen)
  window.addEventListener('keydown', () => void delete dataset['pressed'], listen)
}

/** A click follows the release of the pointer at once; a second tap of the same hand within this time. */
const REST_MS = 300
/** A browser may not report the release, such as while it shows its own dialog. */
const MAX_WAIT_MS = 5_000

let isDown = false
let releasedAt = -Infinity

/** Follows whether a finger or mouse button is down, also one that has been since before the app. */
export function trackPointer(): void {
  isDown = document.querySelector(':active') !== null
  const release = () => {
    isDown = false
    releasedAt = performance.now()
  }
  window.addEventListener('pointerdown', () => (isDown = true), listen)
  window.addEventListener('pointerup', release, listen)
  window.addEventListener('pointercancel', release, listen)
}

const isTapping = () => isDown || performance.now() < releasedAt + REST_MS

/** Resolves when the guest is not tapping: what is being tapped must not move. */
export async function pointerRest(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS
  while (isTapping() && performance.now() < until) await wait(50)
}
