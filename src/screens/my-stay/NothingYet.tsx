import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { EmptyState } from '#src/ui/feedback/QueryView.tsx'

/** The empty state, with links to order, reserve and request. */
export function NothingYet() {
  const { t } = useTranslation(['myStay', 'myOrders', 'myReservations', 'requestAmenities'])
  const ways = (
    <ButtonRow>
      <Link className={buttonClass('primary')} to={paths.roomService}>
        {t('myOrders:empty.action')}
      </Link>
      <Link className={buttonClass('secondary')} to={paths.reserveTable}>
        {t('myReservations:empty.action')}
      </Link>
      <Link className={buttonClass('secondary')} to={paths.requestAmenities}>
        {t('requestAmenities:empty.action')}
      </Link>
    </ButtonRow>
  )
  return (
    <EmptyState title={t('myStay:empty.title')} action={ways}>
      {t('myStay:empty.text')}
    </EmptyState>
  )
}
