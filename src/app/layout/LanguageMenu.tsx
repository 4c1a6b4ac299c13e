import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { languageNames, languages, type Language } from '#src/lib/languages.ts'
import { classes } from '#src/ui/classes.ts'
import { Flag } from '#src/ui/Flag.tsx'
import styles from './LanguageMenu.module.css'
import { useMenuKeys } from './useMenuKeys.ts'

/**
 * The language menu: BG, EN and ES with flag and label; choosing one changes the language and closes the menu (spec 2.16).
 * `look` selects the flag in the top bar or the entry in the side menu, which opens upwards.
 */
export function LanguageMenu({ look }: { readonly look: 'bar' | 'entry' }) {
  const { t } = useTranslation('frame')
  const [language, changeLanguage] = useLanguage()
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  const keys = useMenuKeys({ open, frame, onEscape: close, onLeave: () => setOpen(false) })

  function choose(chosen: Language) {
    changeLanguage(chosen)
    close()
  }

  return (
    <div ref={frame} className={classes(styles.menu, styles[look])} {...keys}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
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
