import { useState } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import styles from './World.module.css'

/** Takes the hotel back to its first day, once the presenter has said yes. */
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
      <Button variant="danger" onClick={() => setAsking(true)}>{t('world.reset')}</Button>
      <Outcome of={result} done={t('world.resetDone')} />
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('world.resetTitle')} closeLabel={t('close')}>
        <p>{t('world.resetText')}</p>
        <ButtonRow>
          <Button variant="secondary" onClick={() => setAsking(false)}>{t('cancel')}</Button>
          <Button variant="danger" onClick={confirm}>{t('world.resetConfirm')}</Button>
        </ButtonRow>
      </Dialog>
    </div>
  )
}
