import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

interface Menu {
  readonly open: boolean
  /** Holds the button and the open menu. */
  readonly frame: RefObject<HTMLElement | null>
  /** Called on Escape: close the menu and return the focus to its button. */
  readonly onEscape: () => void
  /** Called when the focus or a press moves outside: close the menu. */
  readonly onLeave: () => void
}

/**
 * Keyboard support of a menu button: the menu opens on the checked item; arrows, Home and End move the focus; Escape, Tab and
 * a press outside close it. Returns the event handlers for `frame`.
 */
export function useMenuKeys({ open, frame, onEscape, onLeave }: Menu) {
  function items(): HTMLElement[] {
    return [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
  }

  useEffect(() => {
    if (!open) return undefined
    const all = items()
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0]
    chosen?.focus()
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) onLeave()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only opening moves the focus
  }, [open])

  return {
    onKeyDown(event: KeyboardEvent) {
      if (!open) return
      const all = items()
      const at = all.findIndex((item) => item === document.activeElement)
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key]
      if (event.key === 'Escape') onEscape()
      else if (to !== undefined) all[to % all.length]?.focus()
      else return
      // An Escape that closes this menu must not close the side menu around it.
      event.preventDefault()
      event.stopPropagation()
    },
    onBlur(event: FocusEvent) {
      const next = event.relatedTarget
      if (open && next instanceof Node && !frame.current?.contains(next)) onLeave()
    },
  }
}
