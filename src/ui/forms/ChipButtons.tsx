import styles from '#src/ui/Choice.module.css'

interface Props {
  /** The name of the group. */
  readonly label: string
  readonly options: readonly string[]
  readonly value: string
  readonly onChoose: (option: string) => void
}

/** Suggestions for a text field as buttons; the one that equals its value is pressed. */
export function ChipButtons({ label, options, value, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.chip}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {option}
        </button>
      ))}
    </div>
  )
}
