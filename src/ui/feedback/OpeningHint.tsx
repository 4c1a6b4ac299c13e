import { StatusPill } from './StatusPill.tsx'
import styles from './OpeningHint.module.css'

interface Props {
  readonly open: boolean
  readonly text: string
  /** An additional text, such as the time of the last seating. */
  readonly note?: string | undefined
}

/** Shows whether a place is open. For information only: a closed place does not disable anything. */
export function OpeningHint({ open, text, note }: Props) {
  return (
    <p className={styles.hint}>
      <StatusPill tone={open ? 'success' : 'neutral'}>{text}</StatusPill>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  )
}
