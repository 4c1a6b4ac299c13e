import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in the page when the button that was pressed goes with what it ended: then what `instead` finds is focused. Returns
 * what is to be called with the pressed button.
 */
export function useFocusInstead(instead: () => HTMLElement | null): (button: Element) => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) instead()?.focus({ preventScroll: true })
  })
  return (button) => void (pressed.current = button)
}
