import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { hasList } from '#src/outbox/reconciliation/hotelLists.ts'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { selectReconciling } from '#src/outbox/receipts/receiptsSlice.ts'
import { isReplaced } from '#src/outbox/sending/resubmit.ts'
import { useRowWords } from './useRowWords.ts'

/** A submission's outcome in words: a title, and what it means for the guest. */
export function useOutcomeWords(receipt: Receipt): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('receipts')
  const unknownText = useUnknownOutcomeText(receipt)
  const row = useRowWords(receipt)
  const { kind, outcome, wasNotSent } = receipt
  if (wasNotSent && outcome === 'not-accepted') return { title: t('notSent.title'), text: t('notSent.text') }
  const title = t(`${kind}.${outcome}.title`)
  if (isReplaced(receipt)) return { title, text: t('unknown.resubmitted') }
  if (outcome === 'unknown') return { title, text: unknownText }
  if (outcome === 'probably-received') return { title, text: t('probably-received.text', { row }) }
  return { title, text: t(`${kind}.${outcome}.text`) }
}

function useUnknownOutcomeText(receipt: Receipt): string {
  const { t } = useTranslation('receipts')
  const config = useConfig()
  const format = useRecentTime()
  const isChecking = useSelector(selectReconciling).includes(receipt.id)
  const { lastCheck } = receipt
  if (!hasList(receipt.kind, config))
    return t(receipt.kind === 'rating' ? 'unknown.noList.rating' : 'unknown.noList.problem')
  if (isChecking || lastCheck === undefined) return t('unknown.checking')
  return t(`unknown.lastCheck.${lastCheck.result}`, { time: format(new Date(lastCheck.at)) })
}
