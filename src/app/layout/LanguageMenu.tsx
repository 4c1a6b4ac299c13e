import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { languageNames, languages, type Language } from '#src/lib/languages.ts'
import { classes } from '#src/ui/classes.ts'
import { Flag } from '#src/ui/Flag.tsx'
import styles from './LanguageMenu.module.css'

const isOutside = (frame: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && !frame?.contains(target)

/**
 * The language menu: BG, EN and ES with flag and label; choosing one changes the language and closes the menu (spec 2.16). It opens on the
 * language in use; arrows, Home and End move the focus; Escape, Tab and a press outside close it.
 * `look` selects the flag in the top bar or the entry in the side menu, which opens upwards.
 */
export function LanguageMenu({ look }: { readonly look: 'bar' | 'entry' }) {
  const { t } = useTranslation('frame')
  const [language, changeLanguage] = useLanguage()
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    frame.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
    const leave = ({ target }: PointerEvent) => isOutside(frame.current, target) && setOpen(false)
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [open])

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (isOutside(frame.current, relatedTarget)) setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setOpen(true)
    else if (open && event.key === 'Escape') close()
    else if (open && to !== undefined) items[to % items.length]?.focus()
    else return
    // An Escape that closes this menu must not close the side menu around it.
    event.preventDefault()
    event.stopPropagation()
  }

  function choose(chosen: Language) {
    changeLanguage(chosen)
    close()
  }

  return (
    <div ref={frame} className={classes(styles.menu, styles[look])} {...{ onKeyDown, onBlur }}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {look === 'entry' ? <Globe aria-hidden="true" /> : <Flag of={language} />}
        <span className={look === 'bar' ? 'visually-hidden' : styles.name}>{t('language')}</span>{' '}
        <span translate="no">{language.toUpperCase()}</span>
      </button>
      {open && (
        <div className={styles.list}>
          <div role="menu" aria-label={t('language')} className={styles.choices}>
            {languages.map((choice) => (
              <button
                key={choice}
                type="button"
                role="menuitemradio"
                aria-checked={choice === language}
                tabIndex={-1}
                lang={choice}
                className={styles.choice}
                onClick={() => choose(choice)}
              >
                <Flag of={choice} />
                <strong translate="no" className={styles.code}>
                  {choice.toUpperCase()}
                </strong>
                <span translate="no">{languageNames[choice]}</span>
                {choice === language && <Check aria-hidden="true" className={styles.check} />}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
