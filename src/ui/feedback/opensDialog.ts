import type { MouseEvent } from 'react'

/**
 * The click handler of a button that opens a dialog. The button focuses itself first, so that the dialog gives the focus back to it:
 * WebKit does not focus a button that is pressed.
 */
export function opensDialog(open: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.focus({ preventScroll: true })
    open()
  }
}
