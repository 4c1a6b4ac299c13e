import { startTransition, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollTabIntoView } from '#src/ui/layout/focus.ts'
import { wantsLessMotion } from '#src/ui/display.ts'
import styles from './CategoryTabs.module.css'

/** Distance of the reading line from the top of the window, in pixels: below the tab bar, where scrolling to a section puts its top. */
const READING_LINE = 140

/**
 * Tracks the current section by scroll position. A chosen tab stays active until the guest scrolls manually, because a short
 * section near the end cannot reach the reading line. While the list is still being rendered, the bottom of the page does not
 * count as its end.
 */
function useActiveSection(sections: CategoryTabsProps['sections'], isWhole: boolean) {
  const [scrolledTo, setScrolledTo] = useState(0)
  const [chosen, choose] = useState<number>()
  const ids = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    let frame = 0
    const measure = () => {
      const tops = ids.split(' ').map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const page = document.documentElement
      const atEnd = isWhole && window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2
      setScrolledTo(activeSection(tops, READING_LINE, atEnd))
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measureSoon()
    for (const event of ['scroll', 'resize']) window.addEventListener(event, measureSoon, options)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(event, () => choose(undefined), options)
    return () => {
      controller.abort()
      cancelAnimationFrame(frame)
    }
  }, [ids, isWhole])

  return [chosen ?? scrolledTo, choose] as const
}

interface CategoryTabsProps {
  readonly sections: readonly { readonly id: string; readonly name: string }[]
  /** All sections are rendered. */
  readonly isWhole: boolean
  /** Renders all sections, because the chosen one may not be rendered yet. */
  readonly renderAll: () => void
}

/** The tab bar of room service (spec 2.35): links within the page; the current one has `aria-current`. */
export function CategoryTabs({ sections, isWhole, renderAll }: CategoryTabsProps) {
  const { t } = useTranslation('roomService')
  const bar = useRef<HTMLUListElement>(null)
  const [active, setActive] = useActiveSection(sections, isWhole)
  const [target, scrollTo] = useState<{ readonly id: string }>()

  useEffect(() => {
    scrollTabIntoView(bar.current, bar.current?.children[active])
  }, [active])

  useEffect(() => {
    if (target === undefined) return
    document.getElementById(target.id)?.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth' })
    document.getElementById(`${target.id}-heading`)?.focus({ preventScroll: true })
  }, [target])

  function choose(event: MouseEvent, index: number, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // Scrolls in code, because following the fragment would add a history entry.
    event.preventDefault()
    renderAll()
    setActive(index)
    // In the same transition as the rendering of the sections, because the target section may not exist before.
    startTransition(() => scrollTo({ id }))
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

/**
 * The index of the current section: the last one whose top is above the reading line. Above the first section it is the
 * first; at the end of the page it is the last, because a short last section cannot reach the line.
 */
export function activeSection(tops: readonly number[], readingLine: number, atEnd: boolean): number {
  if (atEnd) return Math.max(0, tops.length - 1)
  return tops.reduce((last, top, at) => (top <= readingLine ? at : last), 0)
}
