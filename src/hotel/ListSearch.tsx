import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/feedback/Placeholders.tsx'
import styles from './ListSearch.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  /** How many rows of the list are found, which is announced. */
  readonly count: number
  /** What stands beside the button that opens the field, such as tabs. */
  readonly children: ReactNode
}

/** As a `ref`, focuses a field when it appears. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/**
 * The search over a list of dishes and drinks (spec 2.74), folded into a button until it is needed; opening it scrolls it to the top.
 * Closing it clears it.
 */
export function ListSearch({ children, value, onChange, count }: Props) {
  const { t } = useTranslation('menus')
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  function close() {
    onChange('')
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div role="search" className={classes(styles.search, isOpen && styles.open)}>
      <div className={styles.row}>
        <div className={styles.beside}>{children}</div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'search.close' : 'search.open')}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </button>
      </div>
      {isOpen && (
        <>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            ref={focus}
            className={styles.field}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onFocus={({ target }) => target.closest('[role=search]')?.scrollIntoView()}
            onKeyDown={({ key }) => {
              if (key === 'Escape') close()
            }}
          />
          <p role="status" className="visually-hidden">
            {value.trim() !== '' && t('search.found', { count })}
          </p>
        </>
      )}
    </div>
  )
}

/** Stands in place of the list when nothing is found. */
export function NothingFound() {
  const { t } = useTranslation('menus')
  return <EmptyState title={t('search.none')}>{t('search.noneHint')}</EmptyState>
}
