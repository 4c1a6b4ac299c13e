import { useState, type ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Section.module.css'
import words from './words.module.css'

/** The sections that the presenter alone uses, in page order. */
export const sections = [
  ...(['faults', 'situations', 'preflight', 'clock', 'brand', 'link'] as const),
  ...(['requestLog', 'tables'] as const),
] as const
export type SectionName = (typeof sections)[number]

/** The sections of the other face, which have a heading alone. */
type ShownSection = 'join' | 'guests' | 'staff' | 'mirror'

type Props = Layout &
  (
    | { readonly name: SectionName; readonly lead?: never }
    /** The introduction, if there is one. */
    | { readonly name: ShownSection; readonly lead: string | null }
  )

interface Layout {
  /** Beside the heading. */
  readonly tool?: ReactNode
  /** Makes it collapsible. It starts collapsed on a narrow screen. */
  readonly folds?: true
  readonly children: ReactNode
}

/** A section of the desk: a heading, an introduction (the text `<name>.lead`, if it is the presenter's) and the content. */
export function Section(props: Props) {
  const { name, folds, tool, children } = props
  const { t } = useTexts()
  const [isWide] = useState(() => window.matchMedia('(width >= 64rem)').matches)
  const title = <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
  const lead = props.lead === undefined ? t(`${props.name}.lead`) : props.lead
  const introduction = lead !== null && <p className={words.hint}>{lead}</p>
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      {folds ? (
        <details open={isWide}>
          <summary className={words.summary}>{title}</summary>
          <div className={styles.body}>
            {introduction}
            {children}
          </div>
        </details>
      ) : (
        <div className={styles.body}>
          <div className={styles.head}>
            <div className={styles.title}>
              {title}
              {tool}
            </div>
            {introduction}
          </div>
          {children}
        </div>
      )}
    </section>
  )
}
