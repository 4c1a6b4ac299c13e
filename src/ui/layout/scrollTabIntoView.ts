/**
 * Scrolls a bar of links alone, and not the page, until `entry` is in its middle: a browser lets one that is seen in part stay
 * so, even when it has the focus.
 */
export function scrollTabIntoView(bar: Element | null, entry: Element | null | undefined): void {
  if (!(entry instanceof HTMLElement)) return
  bar?.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.clientWidth) / 2 })
}
