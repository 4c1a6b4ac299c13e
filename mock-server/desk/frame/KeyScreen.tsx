import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import styles from './KeyScreen.module.css'

/** Shown when the desk key is missing or wrong. The form opens the desk's URL with the key. */
export function KeyScreen() {
  const { t } = useTexts()
  return (
    <main className={styles.screen}>
      <h2>{t('key.title')}</h2>
      <p>{t('key.text')}</p>
      <form method="get" action="/__demo/" className={styles.form}>
        <TextField label={t('key.label')} name="key" required autoComplete="off" autoCapitalize="none" />
        <Button type="submit">{t('key.open')}</Button>
      </form>
    </main>
  )
}
