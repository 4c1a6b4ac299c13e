import { useState, type ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Section.module.css'

/** Every section of the desk, in the order of the page. */
export const sections = [
  'sandbox',
  'preflight',
  'guests',
  'staff',
  'faults',
  'clock',
  'brand',
  'link',
  'requestLog',
  'tables',
] as const
export type SectionName = (typeof sections)[number]

interface Props {
  readonly name: SectionName
  /** What it is for, where that is not always the same. */
  readonly lead?: string
  /** Lets it be folded away; on a narrow screen it is at first. */
  readonly folds?: true
  readonly children: ReactNode
}

/** One section of the desk under its heading, with a sentence that says what it is for. */
export function Section({ name, lead, folds, children }: Props) {
  const { t } = useTexts()
  const [isWide] = useState(() => window.matchMedia('(width >= 64rem)').matches)
  const title = <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
  const words = <p className={styles.lead}>{lead ?? t(`${name}.lead`)}</p>
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      {folds ? (
        <details open={isWide}>
          <summary className={styles.summary}>{title}</summary>
          <div className={styles.body}>
            {words}
            {children}
          </div>
        </details>
      ) : (
        <div className={styles.body}>
          <div className={styles.head}>
            {title}
            {words}
          </div>
          {children}
        </div>
      )}
    </section>
  )
}
