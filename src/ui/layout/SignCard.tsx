import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Card } from './Card.tsx'
import styles from './SignCard.module.css'

interface Props {
  readonly as?: 'li' | 'article'
  readonly Sign: ComponentType<SVGProps<SVGSVGElement>>
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A card with an icon: a place, a topic or a piece of information. */
export function SignCard({ as = 'li', Sign, title, heading: Heading = 'h3', children }: Props) {
  return (
    <Card as={as} className={styles.card}>
      <span className={styles.sign}>
        <Sign aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.words}>{children}</div>
      </div>
    </Card>
  )
}
