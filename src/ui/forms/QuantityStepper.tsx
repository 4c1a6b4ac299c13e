import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import styles from './QuantityStepper.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  readonly value: number
  readonly onChange: (value: number) => void
  /** The accessible names of the buttons and the number; each names the item that is counted. */
  readonly labels: { readonly decrease: string; readonly increase: string; readonly quantity: string }
  /** Shows the plus button alone: for rows of a list, of which few are chosen. */
  readonly isFolded?: boolean
  /** The lowest value, 0 by default. */
  readonly min?: number
  /** The accessible name of the minus button at 1, where it removes the row. */
  readonly remove?: string
  readonly disabled?: boolean
}

/**
 * A minus button, a number and a plus button. Never below `min`. Each press announces the new number with what it counts; a change of the
 * language announces nothing.
 */
export function QuantityStepper(props: Props) {
  const { value, onChange, labels, isFolded = false, min = 0, remove, disabled = false } = props
  const plus = useRef<HTMLButtonElement>(null)
  const [announced, setAnnounced] = useState('')
  const announcement = (counted: number) => `${labels.quantity}, ${counted}`
  const removes = remove !== undefined && value === 1

  function change(counted: number) {
    setAnnounced(announcement(counted))
    onChange(counted)
  }

  function decrease() {
    change(Math.max(min, value - 1))
    // The minus button is about to be disabled and would lose the focus. Where it removes the row, the list moves the focus.
    if (value <= min + 1 && !removes) plus.current?.focus({ preventScroll: true })
  }

  return (
    <div role="group" aria-label={labels.quantity} className={classes(styles.stepper, isFolded && styles.folded)}>
      <button
        type="button"
        className={styles.step}
        aria-label={removes ? remove : labels.decrease}
        hidden={isFolded}
        disabled={disabled || value <= min}
        onClick={decrease}
      >
        {removes ? <Trash aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
      <span translate="no" className={classes(styles.value, value > 0 && styles.some, isFolded && 'visually-hidden')}>
        {value}
      </span>
      {/* Never unmounted: a live region announces changes only. */}
      <span role="status" className="visually-hidden">
        {announced === announcement(value) && announced}
      </span>
      <button
        ref={plus}
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        disabled={disabled}
        onClick={() => change(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
