import styles from './DrawnCheck.module.css'

/** A check mark that draws itself once, beside words that say the same. */
export function DrawnCheck() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={styles.check}>
      <circle cx="32" cy="32" r="29" pathLength="1" />
      <path d="M19 33l9.5 9.5L46 25" pathLength="1" />
    </svg>
  )
}
