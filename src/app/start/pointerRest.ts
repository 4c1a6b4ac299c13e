import '#src/first-page/earlyTap.ts'
import { wait } from '#src/lib/timeout.ts'

/** A click follows the release of the pointer at once; a second tap of the same hand within this time. */
const REST_MS = 300
/** A browser may not report the release, such as while it shows its own dialog. */
const MAX_WAIT_MS = 5_000

const pointer = { isDown: false, releasedAt: -Infinity }

/** Follows whether a finger or mouse button is down; the page's own script has followed it so far. */
export function followPointer(): void {
  pointer.isDown = globalThis.isPointerDown ?? false
  const release = () => Object.assign(pointer, { isDown: false, releasedAt: performance.now() })
  const listen = { capture: true, passive: true } as const
  window.addEventListener('pointerdown', () => (pointer.isDown = true), listen)
  window.addEventListener('pointerup', release, listen)
  window.addEventListener('pointercancel', release, listen)
}

const isTapping = () => pointer.isDown || performance.now() < pointer.releasedAt + REST_MS

/** Resolves when the guest is not tapping: what is being tapped must not move. */
export async function pointerRest(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS
  while (isTapping() && performance.now() < until) await wait(50)
}
