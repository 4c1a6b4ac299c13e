import { languageNames } from '#src/lib/languageNames.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import styles from '#src/ui/Choice.module.css'
import { classes } from '#src/ui/classes.ts'
import { Flag } from '#src/ui/Flag.tsx'
import entrance from './Entrance.module.css'

interface Props {
  readonly label: string
  readonly value: Language
  readonly onChoose: (language: Language) => void
}

/** A button for each language, with its flag; the current one is pressed. */
export function Languages({ label, value, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className={classes(styles.chips, entrance.languages)}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.chip}
          aria-pressed={language === value}
          onClick={() => onChoose(language)}
        >
          <Flag of={language} />
          &nbsp;{languageNames[language]}
        </button>
      ))}
    </div>
  )
}
