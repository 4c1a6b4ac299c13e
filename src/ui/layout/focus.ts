import { useEffect, useLayoutEffect, useRef } from 'react'

const heading = () => document.querySelector('h1')

/** Focuses the heading of the page without scrolling. */
export function focusHeading(): void {
  heading()?.focus({ preventScroll: true })
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

/**
 * Returns what to call when a button is pressed that may leave the page, at once or later. When it does and nothing else has the focus,
 * what `instead` finds gets it: by default the heading of the page.
 */
export function useFocusInstead(
  instead: () => HTMLElement | null = heading,
): (press: { readonly currentTarget: Element }) => void {
  const pressed = useRef<Element>(null)
  // After the button has left the page, and also when the component that had it leaves.
  useEffect(() => () => {
    if (pressed.current?.isConnected !== false) return
    pressed.current = null
    if (document.activeElement === document.body) instead()?.focus({ preventScroll: true })
  })
  return ({ currentTarget }) => void (pressed.current = currentTarget)
}

/**
 * Scrolls a bar of links horizontally, and not the page, until `entry` is centred. Browsers do not scroll to a partly
 * visible link, not even when it is focused.
 */
export function scrollTabIntoView(bar: Element | null, entry: Element | null | undefined): void {
  if (!(entry instanceof HTMLElement)) return
  bar?.scrollTo({ left: entry.offsetLeft - (bar.clientWidth - entry.clientWidth) / 2 })
}
