import { useEffect, useLayoutEffect, useRef } from 'react'

/** Focuses the heading of the page without scrolling. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * When `place` changes (a page, or a step of one), scrolls to the top and focuses the heading. Does nothing on the
 * first render.
 */
export function useFocusReset(place: unknown): void {
  const arrivedAt = useRef(place)
  // Before the new place is painted.
  useLayoutEffect(() => {
    if (arrivedAt.current === place) return
    arrivedAt.current = place
    window.scrollTo(0, 0)
    focusHeading()
  }, [place])
}

/** Returns a function for the press of a button that may go by it, also later: the heading then gets the focus. */
export function useFocusAfterPress(): () => void {
  const pressed = useRef<Element>(null)
  // After the button has left the page.
  useEffect(() => () => {
    if (pressed.current?.isConnected !== false) return
    if (document.activeElement === document.body) focusHeading()
    pressed.current = null
  })
  return () => {
    pressed.current = document.activeElement
  }
}

/**
 * Scrolls a bar of links horizontally, and not the page, until `entry` is centred. Browsers do not scroll to a partly
 * visible link, not even when it is focused.
 */
export function scrollTabIntoView(bar: Element | null, entry: Element | null | undefined): void {
  if (!(entry instanceof HTMLElement)) return
  bar?.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.clientWidth) / 2 })
}
