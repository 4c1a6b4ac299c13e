import { useState } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { opensDialog } from '#src/ui/feedback/opensDialog.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import styles from './Header.module.css'
import { Outcome } from './Outcome.tsx'

/** Begins the demo again for the next hotel's owner: asks for the language of the phones, and whether the brand stays. */
export function NextProspect() {
  const { t, language: deskLanguage } = useTexts()
  const [asking, setAsking] = useState(false)
  const [language, setLanguage] = useState<Language>(deskLanguage)
  const [keepsBrand, setKeepsBrand] = useState(false)
  const [reset, result] = deskApi.useResetMutation()

  function open() {
    result.reset()
    setLanguage(deskLanguage)
    setKeepsBrand(false)
    setAsking(true)
  }

  async function begin() {
    const { error } = await reset({ language, keepsBrand })
    if (error === undefined) setAsking(false)
  }

  return (
    <>
      <button type="button" className={styles.tool} onClick={opensDialog(open)}>
        {t('show.prospect.button')}
      </button>
      <p role="status" className="visually-hidden">
        {result.isSuccess && t('show.prospect.done')}
      </p>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('show.prospect.title')} closeLabel={t('close')}>
        <p>{t('show.prospect.text')}</p>
        <RadioGroup
          legend={t('show.prospect.language')}
          name="prospect-language"
          look="chips"
          value={language}
          options={languages.map((value) => ({ value, label: t(`link.languages.${value}`) }))}
          onChange={setLanguage}
        />
        <Checkbox checked={keepsBrand} onChange={({ target }) => setKeepsBrand(target.checked)}>
          {t('show.prospect.keepsBrand')}
        </Checkbox>
        <ButtonRow>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => void begin()}>{t('show.prospect.begin')}</Button>
        </ButtonRow>
        <Outcome of={result} />
      </Dialog>
    </>
  )
}
