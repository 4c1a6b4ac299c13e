/**
 * Scrolls a bar of links horizontally, and not the page, until `entry` is centred. Browsers do not scroll to a partly
 * visible link, not even when it is focused.
 */
export function scrollTabIntoView(bar: Element | null, entry: Element | null | undefined): void {
  if (!(entry instanceof HTMLElement)) return
  bar?.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.clientWidth) / 2 })
}
