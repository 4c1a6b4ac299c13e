import type { Fact } from './record.ts'
import styles from './Facts.module.css'
import { classes } from '#src/ui/classes.ts'

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
