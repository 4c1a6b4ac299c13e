import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Hero.module.css'

interface HeroProps {
  readonly title: string
  /** The address of a picture of its own, in place of the header picture. */
  readonly picture?: string | undefined
  /** Several texts wrap where there is not enough space. */
  readonly timetable?: ReactNode | readonly string[]
  readonly children?: ReactNode
}

/** A page header: the `<h1>` over the header picture or one of its own, and below it opening hours and other content. */
export function Hero({ title, picture, timetable, children }: HeroProps) {
  const own = picture === undefined ? undefined : { '--own-picture': `url(${JSON.stringify(picture)})` }
  return (
    <header className={classes('frame-card', styles.hero)}>
      {/* React's types know no custom properties. */}
      <span className={classes('frame-picture', own && styles.own)} style={own as CSSProperties | undefined} />
      <div className={styles.text}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {timetable && (
          <p className={styles.timetable}>
            {isList(timetable) ? timetable.map((part) => <span key={part}>{`${part} `}</span>) : timetable}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

function isList(timetable: HeroProps['timetable']): timetable is readonly string[] {
  return Array.isArray(timetable)
}
