import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Hero.module.css'

interface Props {
  readonly title: string
  /** Several texts wrap where there is not enough space. */
  readonly timetable?: ReactNode | readonly string[]
  readonly children?: ReactNode
}

/** A page header: the `<h1>` over the header picture, and below it opening hours and other content. */
export function Hero({ title, timetable, children }: Props) {
  return (
    <header className={classes('frame-card', styles.hero)}>
      <span className="frame-picture" />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {timetable && (
          <p className={styles.timetable}>
            {Array.isArray(timetable) ? <Parts parts={timetable as readonly string[]} /> : timetable}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

function Parts({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, index) => <span key={part}>{index > 0 ? ` ${part}` : part}</span>)
}
