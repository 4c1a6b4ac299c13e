import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Picture } from '#src/ui/photos.tsx'
import { RequiredMark } from './Field.tsx'
import styles from '#src/ui/Choice.module.css'

/** An option of a radio group. */
interface RadioOption<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly hint?: string | undefined
  /** The address of a square picture, which repeats the label. */
  readonly picture?: string
}

interface Props<Value extends string | number> {
  readonly legend: ReactNode
  readonly name: string
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly options: readonly RadioOption<Value>[]
  readonly required?: boolean
  readonly disabled?: boolean
  /** Rows, short chips, or tiles with a picture. */
  readonly look?: 'rows' | 'chips' | 'tiles'
}

const lookOfOption = { rows: styles.row, chips: styles.chip, tiles: styles.tile }

/**
 * A group of radio buttons, each a row of at least 52 px, a chip or a tile. Native radios: arrow keys move, the group is one tab stop.
 */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, name, value, onChange, options, required = false, disabled = false, look = 'rows' } = props
  return (
    <fieldset disabled={disabled} className={styles.group}>
      <legend className={styles.legend}>
        <span>{legend}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={classes(lookOfOption[look], option.value === value && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
            />
            {option.picture !== undefined && (
              <Picture
                className={styles.picture}
                src={option.picture}
                alt=""
                loading="eager"
                width={240}
                height={240}
              />
            )}
            <span>
              <span>{option.label}</span>{' '}
              {option.hint !== undefined && <small className={styles.hint}>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
