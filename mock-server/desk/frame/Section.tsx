import type { ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './Section.module.css'

/** Every section of the desk, in the order of the page. */
export const sections = [
  'world',
  'preflight',
  'guests',
  'staff',
  'hard',
  'clock',
  'brand',
  'link',
  'journal',
  'tables',
] as const
export type SectionName = (typeof sections)[number]

interface Props {
  readonly name: SectionName
  readonly children: ReactNode
}

/** One section of the desk under its heading, with a sentence that says what it is for. */
export function Section({ name, children }: Props) {
  const { t } = useTexts()
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${name}-title`}>{t(`sections.${name}`)}</h2>
        <p>{t(`${name}.lead`)}</p>
      </div>
      {children}
    </section>
  )
}
