import { useState } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import styles from './Sandbox.module.css'

/** Resets the hotel, after a confirmation. */
export function ResetButton() {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const [reset, result] = deskApi.useResetMutation()

  function confirm() {
    setAsking(false)
    void reset()
  }

  return (
    <div className={styles.way}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('sandbox.reset')}
      </Button>
      <Outcome of={result} done={t('sandbox.resetDone')} />
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('sandbox.resetTitle')} closeLabel={t('close')}>
        <p>{t('sandbox.resetText')}</p>
        <ButtonRow>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('sandbox.resetConfirm')}
          </Button>
        </ButtonRow>
      </Dialog>
    </div>
  )
}
