import styles from './Facts.module.css'
import { classes } from './classes.ts'

/** One named fact; a `strong` one stands out, as a total does. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** Facts to be read one by one, each on a line of its own: a last look before sending, a bill, a stay. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, strong = false }) => (
        <div key={label} className={classes(strong && styles.strong)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
