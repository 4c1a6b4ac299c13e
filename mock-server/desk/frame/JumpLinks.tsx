import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { scrollTabIntoView } from '#src/ui/layout/scrollTabIntoView.ts'
import styles from './JumpLinks.module.css'
import { sections, type SectionName } from './Section.tsx'

function expand(name: SectionName): void {
  document.querySelector(`#${name} > details`)?.setAttribute('open', '')
}

/** Links to the sections. */
export function JumpLinks() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('sections.label')} className={styles.jump}>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={() => expand(name)}
              onFocus={({ currentTarget: link }) =>
                link.matches(':focus-visible') && scrollTabIntoView(link.closest('nav'), link)
              }
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
