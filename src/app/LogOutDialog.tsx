import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Losses } from '#src/receipts/Losses.tsx'
import { loggedOut } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before Log Out, where that would lose something unsent or unconfirmed. */
export function LogOutDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['frame', 'common'])
  const dispatch = useDispatch()
  return (
    <Dialog open={open} onClose={onClose} title={t('frame:losses.title')} closeLabel={t('common:close')}>
      <Losses />
      <ButtonRow>
        <Button onClick={onClose}>{t('frame:losses.stay')}</Button>
        <Button variant="danger" onClick={() => dispatch(loggedOut())}>
          {t('frame:losses.anyway')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
