import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'
import { classes } from '#src/ui/classes.ts'

/** The tone of a message; each has its own colour and icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const roles = { polite: 'status', assertive: 'alert' } as const

interface Props {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly action?: ReactNode
  /** Announces the notice when it appears; omit it for a notice that is a permanent part of the page. */
  readonly live?: keyof typeof roles | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A message in the page, with an optional title and an action such as a retry button. */
export function Notice({ tone, title, action, live, className, children }: Props) {
  const Sign = signs[tone]
  return (
    <div role={live && roles[live]} className={classes(styles.notice, styles[tone], className)}>
      <Sign aria-hidden="true" className={styles.sign} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
