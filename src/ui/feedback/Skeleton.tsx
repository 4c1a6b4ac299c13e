import styles from './Skeleton.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  /** A `dish` is a card with the place of a picture. */
  readonly shape?: 'card' | 'dish' | 'tile' | 'row'
  /** The number of placeholders, one below the other. */
  readonly lines?: number
}

/** A placeholder for content that is loading. Hidden from assistive technology: `QueryView` announces the loading. */
export function Skeleton({ shape = 'row', lines = 1 }: Props) {
  return (
    <div aria-hidden="true" className={styles.stack}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes('skeleton', styles[shape])} />
      ))}
    </div>
  )
}
