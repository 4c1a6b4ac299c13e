import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import styles from './QuantityStepper.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly name: string
  /** The accessible names of the buttons and the number; each names the item that is counted. */
  readonly labels: { readonly decrease: string; readonly increase: string; readonly quantity: string }
}

/** A minus button, a number and a plus button. Never below 0; the new number is announced once. */
export function QuantityStepper({ value, onChange, name, labels }: Props) {
  const plus = useRef<HTMLButtonElement>(null)

  function decrease() {
    onChange(Math.max(0, value - 1))
    // The minus button is about to be disabled and would lose the focus.
    if (value <= 1) plus.current?.focus()
  }

  return (
    <div role="group" aria-label={labels.quantity} className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.decrease}
        disabled={value <= 0}
        onClick={decrease}
      >
        <Minus aria-hidden="true" />
      </button>
      <output name={name} className={classes(styles.value, value > 0 && styles.some)}>
        {value}
      </output>
      <button
        ref={plus}
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
