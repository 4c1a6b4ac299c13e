import { Fragment, type ReactNode } from 'react'
import styles from './Hero.module.css'

interface Props {
  readonly title: string
  /** Several parts go below each other where they do not fit beside each other. */
  readonly timetable?: string | readonly string[]
  /** Address of a picture; it is decoration, so it has no text of its own. */
  readonly picture?: string | undefined
  readonly children?: ReactNode
}

/** The head of a page with its `<h1>` over a picture and its timetable: room service and the menus. */
export function Hero({ title, timetable, picture, children }: Props) {
  return (
    <header className={styles.hero}>
      {picture !== undefined && <img src={picture} alt="" className={styles.picture} />}
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {timetable && <Timetable parts={typeof timetable === 'string' ? [timetable] : timetable} />}
        {children}
      </div>
    </header>
  )
}

function Timetable({ parts }: { readonly parts: readonly string[] }) {
  return (
    <p className={styles.timetable}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
