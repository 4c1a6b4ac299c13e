import type { ComponentType, HTMLAttributes, ReactNode, SVGProps } from 'react'
import styles from './Card.module.css'
import { classes } from '#src/ui/classes.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'li' | 'article' | 'div' | 'ul'
  /** Emphasizes a card that invites the guest to do something. */
  readonly warm?: boolean
  /** Without padding: for rows that have their own. */
  readonly flush?: boolean
}

/** A raised surface for one item: an order, a product, a form. */
export function Card({ as: Tag = 'div', warm = false, flush = false, className, ...rest }: CardProps) {
  return <Tag className={classes(styles.card, !flush && styles.padded, warm && styles.warm, className)} {...rest} />
}

interface SignCardProps {
  readonly as?: 'li' | 'article'
  readonly Sign: ComponentType<SVGProps<SVGSVGElement>>
  readonly title: string
  readonly heading?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** A card with an icon: a place, a topic or a piece of information. */
export function SignCard({ as = 'li', Sign, title, heading: Heading = 'h3', children }: SignCardProps) {
  return (
    <Card as={as} className={styles.withSign}>
      <span className={styles.sign}>
        <Sign aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.content}>{children}</div>
      </div>
    </Card>
  )
}
