import { useId, type CSSProperties } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { APP_COLOR } from './brandDraft.ts'
import styles from './Form.module.css'
import { isDarkened } from './lightness.ts'
import words from '#mock-server/desk/frame/words.module.css'

interface Props {
  /** `''` for the app's default. */
  readonly color: string
  readonly onChange: (color: string) => void
}

/** The optional colour of the hotel, as the app shows it. */
export function ColorField({ color, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.color}>
      <Checkbox checked={color !== ''} onChange={({ target }) => onChange(target.checked ? APP_COLOR : '')}>
        {t('brand.ownColor')}
      </Checkbox>
      {color !== '' && (
        <>
          <div className={styles.sample}>
            <label htmlFor={id} className="visually-hidden">
              {t('brand.color')}
            </label>
            <input
              id={id}
              type="color"
              value={color}
              aria-describedby={`${id}-tone`}
              onChange={({ target }) => onChange(target.value)}
            />
            <code>{color}</code>
            <span
              aria-hidden="true"
              className={styles.tone}
              style={{ '--own-color': color } as CSSProperties} // the type has no custom properties
            >
              {t('hotel.tone')}
            </span>
          </div>
          <p id={`${id}-tone`} className={words.hint}>
            {t(isDarkened(color) ? 'hotel.darkened' : 'hotel.asItIs')}
          </p>
        </>
      )}
    </div>
  )
}
