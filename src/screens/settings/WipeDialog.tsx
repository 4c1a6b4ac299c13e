import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { UnsavedWork } from '#src/outbox/unsavedWork.tsx'
import { loggedOut, selectIsAuthenticated } from '#src/session/session.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Choice } from './Choice.tsx'
import { clearStoredData } from './deviceStorage.ts'

interface WipeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Reloads the app, so that no data remains in memory. */
  readonly reopen: () => void
}

/**
 * Explains the removal, names unsent or unconfirmed data that would be lost, and removes it. The guest stays signed in unless
 * they choose to sign out.
 */
export function WipeDialog({ open, onClose, reopen }: WipeDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const dispatch = useDispatch()
  const isSignedIn = useSelector(selectIsAuthenticated)
  const [signsOut, setSignsOut] = useState(false)

  function wipe() {
    clearStoredData()
    if (signsOut) dispatch(loggedOut())
    else reopen()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('settings:wipe.title')} closeLabel={t('common:close')}>
      <p>{t('settings:wipe.text')}</p>
      <UnsavedWork />
      {isSignedIn && (
        <Choice isOn={signsOut} onChange={setSignsOut} hint={t('settings:wipe.stays')}>
          {t('settings:wipe.signOut')}
        </Choice>
      )}
      <ButtonRow>
        <Button variant="secondary" onClick={onClose}>
          {t('settings:wipe.cancel')}
        </Button>
        <Button variant="danger" onClick={wipe}>
          {t('settings:wipe.confirm')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
