const guestMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to this place, and again as the page grows until it is long enough, because a list may load again. Ends when the guest does
 * something. Returns what has ended or ends it.
 */
export function scrollAsPageGrows(y: number): AbortController {
  const end = new AbortController()
  const { signal } = end
  const scroll = () => {
    window.scrollTo(0, y)
    if (window.scrollY >= y - 1) end.abort() // Scroll positions are rounded.
  }
  scroll()
  if (signal.aborted) return end
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of guestMoves)
    window.addEventListener(type, () => end.abort(), { signal, passive: true, capture: true })
  return end
}
