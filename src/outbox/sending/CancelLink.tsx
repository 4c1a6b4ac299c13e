import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { buttonClass } from '#src/ui/forms/Button.tsx'

interface Props {
  readonly label: string
  readonly isSending: boolean
  /** Called when the guest cancels; never while the form is being sent. */
  readonly onCancel: () => void
}

/**
 * The Cancel link of a form (spec 2.45, 2.48, 11.16). While the form is being sent it cannot be cancelled: the link then leads
 * home and says that sending continues.
 */
export function CancelLink({ label, isSending, onCancel }: Props) {
  const { t } = useTranslation('receipts')
  return (
    <Link className={buttonClass('secondary')} to={paths.home} onClick={() => isSending || onCancel()}>
      {isSending ? t('leaveWhileSending') : label}
    </Link>
  )
}
