import type { Fact } from './record.ts'
import styles from './Facts.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  readonly facts: readonly Fact[]
  /** Beside each other, to be skimmed; otherwise each on a line of its own: a last look before sending, a bill, a stay. */
  readonly beside?: boolean
}

/** Named facts. */
export function Facts({ facts, beside = false }: Props) {
  return (
    <dl className={beside ? styles.beside : styles.lines}>
      {facts.map(({ label, value, strong = false }) => (
        <div key={label} className={classes(strong && styles.strong)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
