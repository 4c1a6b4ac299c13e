import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of what is shown, and the view stays where it is. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * Begins each new place, a page or a step of one, at the top and with the focus on its heading. The first place is left
 * as the browser opened it.
 */
export function useFocusReset(place: unknown): void {
  const arrivedAt = useRef(place)
  useEffect(() => {
    if (arrivedAt.current === place) return
    arrivedAt.current = place
    window.scrollTo(0, 0)
    focusHeading()
  }, [place])
}
