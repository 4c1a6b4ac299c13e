import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { OutcomeMessage } from '#src/receipts/OutcomeMessage.tsx'
import { useReceipt } from '#src/receipts/useReceipt.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { readSubmissionId } from './navigationState.ts'
import classes from './OrderSuccess.module.css'

/** Where every order ends (spec 8). What it says is true of the outcome; without a known submission it says neither. */
export function OrderSuccess() {
  const { t } = useTranslation(['roomService', 'common'])
  const { state } = useLocation()
  const receipt = useReceipt(readSubmissionId(state))
  return (
    <Screen title={t('roomService:success.title')}>
      {receipt === undefined ? <p>{t('roomService:success.neutral')}</p> : <OutcomeMessage receipt={receipt} />}
      <div className={classes.buttons}>
        <Link className={buttonClass('primary')} to={paths.myOrders}>
          {t('roomService:success.myOrders')}
        </Link>
        <Link className={buttonClass('secondary')} to={paths.home}>
          {t('common:goHome')}
        </Link>
      </div>
    </Screen>
  )
}
