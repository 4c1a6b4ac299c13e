import { StatusPill } from './StatusPill.tsx'
import styles from './OpeningHint.module.css'

interface Props {
  readonly open: boolean
  readonly text: string
  /** A word beside it, such as when the last guests are seated. */
  readonly note?: string | undefined
}

/** Says whether a place is open. It only informs: nothing is closed off by it. */
export function OpeningHint({ open, text, note }: Props) {
  return (
    <p className={styles.hint}>
      <StatusPill tone={open ? 'success' : 'neutral'}>{text}</StatusPill>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}
