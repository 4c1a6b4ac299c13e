import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { OutcomeMessage } from '#src/receipts/OutcomeMessage.tsx'
import type { Receipt } from '#src/receipts/receipt.ts'
import { useReceipt } from '#src/receipts/useReceipt.ts'
import { Card } from '#src/ui/Card.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { CartLines } from './CartLines.tsx'
import { readSubmissionId } from './navigationState.ts'
import classes from './OrderSuccess.module.css'
import { Totals } from './Totals.tsx'

/** Where every order ends (spec 8). What it says is true of the outcome; without a known submission it says neither. */
export function OrderSuccess() {
  const { t } = useTranslation(['roomService', 'common'])
  const { state } = useLocation()
  const receipt = useReceipt('order', readSubmissionId(state))
  return (
    <Screen title={t('roomService:success.title')}>
      {receipt?.kind === 'order' ? <Sent receipt={receipt} /> : <p>{t('roomService:success.neutral')}</p>}
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

/** What became of the order, and what was in it. */
function Sent({ receipt }: { readonly receipt: Extract<Receipt, { kind: 'order' }> }) {
  const { lines, total } = receipt.content
  return (
    <>
      <OutcomeMessage receipt={receipt} />
      <CartLines lines={lines} />
      <Card>
        <Totals total={total} />
      </Card>
    </>
  )
}
