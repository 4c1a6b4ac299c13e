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
 * A native modal dialog: Escape, the overlay and the cross all close it, and the focus returns to where it was.
 * `onClose` is called for each of them; the caller turns `open` off.
 */
export function Dialog({ open, onClose, title, closeLabel, placement = 'centre', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  const tellCaller = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    // `close` comes later than the closing, and a press in between would find the caller still saying "open". So the
    // caller closes, and the event is left for the closing that no page can hold back.
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
