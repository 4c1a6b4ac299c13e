import X from 'lucide-react/icons/x'
import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** `right` is a panel of 320 px that slides in from the right; `full` covers the screen. */
  readonly placement?: 'centre' | 'right' | 'full'
  readonly children: ReactNode
}

/**
 * A native modal dialog. Escape, a press on the overlay and the close button call `onClose`; the caller then sets
 * `open` to `false`. The focus returns to the element that had it before; the button that opens a dialog uses `opensDialog`.
 */
export function Dialog({ open, onClose, title, closeLabel, placement = 'centre', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const closeOnOverlay = useEffectEvent(({ target }: Event) => target === dialog.current && onClose())

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.addEventListener('click', closeOnOverlay)
    element.showModal()
    return () => {
      element.removeEventListener('click', closeOnOverlay)
      element.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[placement])}
      onCancel={(event) => {
        // The caller closes the dialog: the `close` event comes later, and until then `open` would still be `true`.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()} // A closing that a page cannot prevent.
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

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
