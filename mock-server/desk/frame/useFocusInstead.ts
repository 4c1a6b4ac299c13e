import { useEffect, useRef } from 'react'

/** Returns what to call with a button that is pressed. If it goes with what it ended, the focus goes to what `instead` finds. */
export function useFocusInstead(instead: () => HTMLElement | null): (button: Element) => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) instead()?.focus({ preventScroll: true })
  })
  return (button) => void (pressed.current = button)
}
