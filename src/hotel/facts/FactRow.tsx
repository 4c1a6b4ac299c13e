import type { ComponentType, ReactNode, SVGProps } from 'react'
import styles from './HotelFacts.module.css'

interface Props {
  readonly Sign: ComponentType<SVGProps<SVGSVGElement>>
  readonly label: string
  readonly value: string | undefined
  /** Makes the value a link. */
  readonly href?: string
  /** For a name or number, which a browser's translator leaves as it is. */
  readonly translate?: 'no'
  /** What a guest can do with the value, beside it. */
  readonly children?: ReactNode
}

/** One fact of the hotel: its icon, its name and its value; nothing without a value. */
export function FactRow({ Sign, label, value, href, translate, children }: Props) {
  if (!value) return null
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <Sign aria-hidden="true" />
        <span>{label}</span>
      </dt>
      <dd translate={translate} className={styles.value}>
        {href === undefined ? (
          value
        ) : (
          <a className={styles.action} href={href}>
            {value}
          </a>
        )}
      </dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  )
}
