import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './JumpLinks.module.css'
import { sections, type SectionName } from './Section.tsx'

function unfold(name: SectionName): void {
  document.querySelector(`#${name} > details`)?.setAttribute('open', '')
}

/** Scrolls the bar alone, until a link that the keyboard reached is in its middle; a browser lets one seen in part stay so. */
function bringIntoBar(link: HTMLElement): void {
  const bar = link.closest('nav')
  if (bar === null || !link.matches(':focus-visible')) return
  bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2 })
}

/** The way to each section. */
export function JumpLinks() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('sections.label')} className={styles.jump}>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`} onClick={() => unfold(name)} onFocus={({ currentTarget }) => bringIntoBar(currentTarget)}>
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
