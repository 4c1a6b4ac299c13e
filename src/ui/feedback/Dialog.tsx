import X from 'lucide-react/icons/x'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
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

  const tellCaller = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    // The `close` event is fired asynchronously: until then the caller's `open` would still be `true`. So `cancel` is
    // prevented and the caller closes the dialog; `close` handles closings that a page cannot prevent.
    const cancelled = (event: Event) => {
      event.preventDefault()
      tellCaller()
    }
    const closed = () => !element.open && tellCaller()
    const pressed = ({ target }: MouseEvent) => target === element && tellCaller()
    element.addEventListener('cancel', cancelled)
    element.addEventListener('close', closed)
    element.addEventListener('click', pressed)
    element.showModal()
    return () => {
      element.removeEventListener('cancel', cancelled)
      element.removeEventListener('close', closed)
      element.removeEventListener('click', pressed)
      element.close()
    }
  }, [open])

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={classes(styles.dialog, styles[placement])}>
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
