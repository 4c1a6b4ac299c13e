import styles from './Facts.module.css'
import { classes } from '#src/ui/classes.ts'

/** A labelled value; a `strong` one is emphasized, such as a total. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
  /** A name or number, which a browser's translator leaves as it is. */
  readonly translate?: 'no' | undefined
}

/** A fact in an array; an empty array when the value is missing. */
export function fact(label: string, value: string | undefined, translate?: 'no'): Fact[] {
  return value ? [{ label, value, translate }] : []
}

interface Props {
  readonly facts: readonly Fact[]
  /**
   * Arranges the facts side by side, to be skimmed. By default each has its own line, for a summary, a bill or a stay.
   */
  readonly beside?: boolean
}

export function Facts({ facts, beside = false }: Props) {
  return (
    <dl className={beside ? styles.beside : styles.lines}>
      {facts.map(({ label, value, strong = false, translate }) => (
        <div key={label} className={classes(strong && styles.strong)}>
          <dt>{label}</dt>
          <dd translate={translate}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
