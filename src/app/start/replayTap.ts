import '#src/first-page/earlyTap.ts'

/** Repeats what the guest tapped last on the prerendered page, before the app could respond. */
export function replayTap(): void {
  const { earlyTap } = globalThis
  if (earlyTap === undefined) return
  globalThis.earlyTap = undefined
  earlyTap.removeAttribute('aria-busy')
  const href = earlyTap.getAttribute('href')
  // React has replaced the element where it could not hydrate it.
  const same = href === null ? null : document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(href)}"]`)
  const target = earlyTap.isConnected ? earlyTap : same
  target?.click()
}
