import { classes } from '#src/ui/classes.ts'
import styles from './OpeningDot.module.css'

/** Whether a place is open, in words beside a dot whose colour repeats them. */
export function OpeningDot({ open, text }: { readonly open: boolean; readonly text: string }) {
  return (
    <span className={classes(styles.hint, open && styles.open)}>
      <span aria-hidden="true" className={styles.dot} />
      <span>{text}</span>
    </span>
  )
}
