import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Categories.module.css'

interface Props {
  /** The names of the categories by the ids of their sections. */
  readonly names: ReadonlyMap<string, string>
}

/** Links to the categories, beside a menu on a wide screen: there a menu is long, and its categories are short. */
export function Categories({ names }: Props) {
  const { t } = useTranslation('menus')
  return (
    <nav aria-label={t('categories')} className={styles.categories}>
      <ul>
        {[...names].map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={(event) => go(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls in code, because following the fragment would add a history entry. */
function go(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.querySelector('button')?.focus({ preventScroll: true })
}
