import { useId } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { APP_COLOR } from './brandDraft.ts'
import styles from './Form.module.css'

interface Props {
  /** `''` for the app's default. */
  readonly color: string
  readonly onChange: (color: string) => void
}

/** The optional colour of the hotel. */
export function ColorField({ color, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.color}>
      <Checkbox checked={color !== ''} onChange={({ target }) => onChange(target.checked ? APP_COLOR : '')}>
        {t('brand.ownColor')}
      </Checkbox>
      {color !== '' && (
        <div className={styles.sample}>
          <label htmlFor={id} className="visually-hidden">
            {t('brand.color')}
          </label>
          <input id={id} type="color" value={color} onChange={({ target }) => onChange(target.value)} />
          <code>{color}</code>
        </div>
      )}
    </div>
  )
}
