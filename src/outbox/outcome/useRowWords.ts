import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useAmenityLabel, useProblemLabel } from '#src/hotel/useLabels.ts'
import { formatMoment, formatReceived } from '#src/hotel/hotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'

/** The row of the hotel's list that matches a receipt, in one line; empty when there is none. */
export function useRowWords(receipt: Receipt): string {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { currency, timeZone } = useConfig()
  const labelOf = { problem: useProblemLabel(), request: useAmenityLabel() }
  const order = useOrderRecord(receipt.kind === 'order' ? (receipt.seen ?? {}) : {}, currency, timeZone)
  if (receipt.seen === undefined) return ''
  const moment = (text: string | undefined) => text && formatMoment(text, language, timeZone)
  switch (receipt.kind) {
    case 'order':
      return line(order.title, ...order.facts.map(({ value }) => value))
    case 'reservation': {
      const { reservationDate, numberOfPeople } = receipt.seen
      const date = reservationDate && formatReceived(reservationDate, language, timeZone)
      return line(date, numberOfPeople && t('people', { count: numberOfPeople }))
    }
    case 'problem':
    case 'request': {
      const { category, createdTime } = receipt.seen
      return line(category && labelOf[receipt.kind](category), moment(createdTime))
    }
  }
}

function line(...parts: readonly (string | number | null | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== null && part !== '').join(', ')
}
