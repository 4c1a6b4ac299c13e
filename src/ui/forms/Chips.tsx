import type { MouseEvent, ReactNode } from 'react'
import styles from '#src/ui/Choice.module.css'

interface Props<Value extends string> {
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly isPressed: (value: Value) => boolean
  readonly onPress: (value: Value, event: MouseEvent) => void
  readonly disabled?: boolean | undefined
  /** Stands before the buttons, such as the label of the group. */
  readonly children?: ReactNode
}

/** A group of toggle buttons. */
export function Chips<Value extends string>(props: Props<Value>) {
  const { options, isPressed, onPress, disabled = false, children, ...label } = props
  return (
    <div role="group" className={styles.chips} {...label}>
      {children}
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={isPressed(option.value)}
          disabled={disabled}
          onClick={(event) => onPress(option.value, event)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
