import { useState, type ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Section.module.css'

/** All sections of the desk, in page order. */
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
  /** The introduction, if it is not the text `<name>.lead`. */
  readonly lead?: string
  /** Makes it collapsible. It starts collapsed on a narrow screen. */
  readonly folds?: true
  readonly children: ReactNode
}

/** A section of the desk: a heading, an introduction and the content. */
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
