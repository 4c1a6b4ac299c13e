import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'

interface Props {
  readonly label: string
  readonly isSending: boolean
  /** Told when the guest gives up what was begun; never while it is being sent. */
  readonly onCancel: () => void
}

/** The way out of a form (spec 2.45, 2.48, 11.16). While it is being sent there is nothing left to cancel: it leads home, and says that sending goes on. */
export function CancelLink({ label, isSending, onCancel }: Props) {
  const { t } = useTranslation('receipts')
  return (
    <Link className={buttonClass('secondary')} to={paths.home} onClick={() => isSending || onCancel()}>
      {isSending ? t('leaveWhileSending') : label}
    </Link>
  )
}
