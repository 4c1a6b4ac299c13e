import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './FoldedSearch.module.css'

interface Props {
  /** What stands beside the button that opens the field, such as tabs. */
  readonly children?: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  /** `found` says how many rows match, and is announced. */
  readonly texts: { readonly open: string; readonly close: string; readonly label: string; readonly found: string }
}

/** A search field, folded into a button until it is needed. Closing it clears it. */
export function FoldedSearch({ children, value, onChange, texts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  function close() {
    onChange('')
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <div role="search" className={styles.search}>
      <div className={styles.row}>
        <div className={styles.beside}>{children}</div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close : texts.open}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {isOpen ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </button>
      </div>
      {isOpen && (
        <>
          <label htmlFor={id} className={styles.field}>
            <span className="visually-hidden">{texts.label}</span>
            <input
              id={id}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              ref={field}
              placeholder={texts.label}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Escape') close()
              }}
            />
          </label>
          <p role="status" className="visually-hidden">
            {value.trim() !== '' && texts.found}
          </p>
        </>
      )}
    </div>
  )
}
