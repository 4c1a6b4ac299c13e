import styles from './Skeleton.module.css'
import { classes } from '#src/ui/classes.ts'

interface Props {
  readonly shape?: 'card' | 'tile' | 'row'
  /** How many of them stand below each other. */
  readonly lines?: number
}

/** Where content will be. Says nothing to assistive technology: `Read` announces the loading. */
export function Skeleton({ shape = 'row', lines = 1 }: Props) {
  return (
    <div aria-hidden="true" className={styles.stack}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes('skeleton', styles[shape])} />
      ))}
    </div>
  )
}
