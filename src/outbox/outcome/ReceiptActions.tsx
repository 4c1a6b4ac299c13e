import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { reconcileReceipt } from '#src/outbox/reconciliation/reconcileReceipt.ts'
import { hasList } from '#src/outbox/reconciliation/hotelLists.ts'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { selectReconciling } from '#src/outbox/receipts/receiptsSlice.ts'
import { canRetryWithKey, retryWithKey } from '#src/outbox/sending/postSubmission.ts'
import { resubmitForm, canResubmit, isReplaced } from '#src/outbox/sending/resubmit.ts'
import { StaffCard } from './StaffCard.tsx'
import type { Dispatch } from '#src/outbox/thunk.ts'

/** The actions on a receipt: check the hotel's list again, retry or resubmit it where that is safe, show it to staff. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('receipts')
  const dispatch = useDispatch<Dispatch>()
  const config = useConfig()
  const isChecking = useSelector(selectReconciling).includes(receipt.id)
  const { id, outcome, resubmittedAs } = receipt
  const canCheck = outcome === 'unknown' && !isReplaced(receipt) && hasList(receipt.kind, config)
  const form = canResubmit(receipt, config) ? resubmitForm(receipt) : undefined
  return (
    <>
      {resubmittedAs !== undefined && !isReplaced(receipt) && <p>{t('resubmitted')}</p>}
      <ButtonRow>
        {canCheck && (
          <Button variant="secondary" aria-disabled={isChecking} onClick={() => void dispatch(reconcileReceipt(id))}>
            {t('checkAgain')}
          </Button>
        )}
        {canRetryWithKey(receipt, config) ? (
          <Button onClick={() => void dispatch(retryWithKey(id))}>{t('retry')}</Button>
        ) : (
          form && (
            <Link className={buttonClass('secondary')} to={form.to} state={form.state}>
              {t(outcome === 'not-accepted' ? 'resubmitEdited' : 'resubmit')}
            </Link>
          )
        )}
        <StaffCard receipt={receipt} />
      </ButtonRow>
    </>
  )
}
