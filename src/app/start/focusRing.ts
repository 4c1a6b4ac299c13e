import '#src/first-page/earlyTap.ts'

/**
 * Marks on `<html>` that the guest pressed last with a finger or mouse, not a key. WebKit and Firefox draw the focus ring also where a
 * script moves the focus after a press, such as into a dialog; base.css hides it while the mark is set.
 */
export function followPresses(): void {
  const { dataset } = document.documentElement
  const mark = () => void (dataset['pressed'] = '')
  const listen = { capture: true, passive: true } as const
  window.addEventListener('pointerdown', mark, listen)
  window.addEventListener('keydown', () => void delete dataset['pressed'], listen)
  // The page's own script has followed the pointer so far.
  if (globalThis.isPointerDown !== undefined) mark()
}
