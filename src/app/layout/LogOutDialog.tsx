import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { UnsavedWork, useUnsavedWork } from '#src/outbox/unsavedWork.tsx'
import { loggedOut } from '#src/session/session.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'

/** Asks before Log Out, where that would lose something unsent or unconfirmed. */
export function LogOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['receipts', 'common'])
  const dispatch = useDispatch()
  // What was being sent may end while the question is open.
  const isSafe = useUnsavedWork().length === 0
  return (
    <Dialog open onClose={onClose} title={t('receipts:losses.title')} closeLabel={t('common:close')}>
      <UnsavedWork />
      {isSafe && <p role="status">{t('receipts:losses.none')}</p>}
      <ButtonRow>
        <Button onClick={onClose}>{t('receipts:losses.stay')}</Button>
        <Button variant="danger" onClick={() => dispatch(loggedOut())}>
          {t('receipts:losses.anyway')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
