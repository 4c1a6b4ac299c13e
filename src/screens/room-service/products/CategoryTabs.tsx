import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollTabIntoView } from '#src/ui/layout/focus.ts'
import { wantsLessMotion } from '#src/ui/display.ts'
import styles from './CategoryTabs.module.css'
import type { NamedSection } from './useNamedSections.ts'

interface CategoryTabsProps {
  readonly sections: readonly NamedSection[]
  /** Index of the section at the scroll position. */
  readonly active: number
  /** Called before scrolling. Must render all sections, because the chosen one may not be rendered yet. */
  readonly onChoose: (index: number) => void
}

/** The tab bar of room service (spec 2.35): links within the page; the current one has `aria-current`. */
export function CategoryTabs({ sections, active, onChoose }: CategoryTabsProps) {
  const { t } = useTranslation('roomService')
  const bar = useRef<HTMLUListElement>(null)
  const [goal, goTo] = useState<{ readonly id: string }>()

  useEffect(() => {
    scrollTabIntoView(bar.current, bar.current?.children[active])
  }, [active])

  useEffect(() => {
    if (goal === undefined) return
    document.getElementById(goal.id)?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth' })
    document.getElementById(`${goal.id}-heading`)?.focus({ preventScroll: true })
  }, [goal])

  function choose(event: MouseEvent, index: number, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // Scrolls in code, because following the fragment would add a history entry.
    event.preventDefault()
    onChoose(index)
    // In the same transition as the rendering of the sections, because the target section may not exist before.
    startTransition(() => goTo({ id }))
  }

  return (
    <nav aria-label={t('categories')}>
      <ul ref={bar} className={styles.tabs}>
        {sections.map(({ id, name }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.tab}
              aria-current={index === active ? 'location' : undefined}
              onClick={(event) => choose(event, index, id)}
              onFocus={({ currentTarget: tab }) =>
                tab.matches(':focus-visible') && scrollTabIntoView(bar.current, tab.parentElement)
              }
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
