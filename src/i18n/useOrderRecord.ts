import { useTranslation } from 'react-i18next'
import { formatMoney, toCents, type Currency } from '#src/lib/money.ts'
import { orderStatus, type StatusTone } from '#src/lib/statuses.ts'
import { useLanguage } from './useLanguage.ts'

/** The part of a received order that is shown; anything may be missing. */
interface ListedOrder {
  readonly orderNumber?: string | number | null | undefined
  readonly reservationDate?: string | undefined
  readonly status?: string | undefined
  readonly totalPrice?: number | null | undefined
}

/** What `RecordCard` shows of an order. */
interface OrderRecord {
  readonly title: string
  readonly status: { readonly text: string; readonly tone: StatusTone } | undefined
  readonly facts: readonly { readonly label: string; readonly value: string; readonly strong?: boolean }[]
}

/**
 * An order in the guest's language: number, status, date as received and total (spec 2); whatever the hotel left out is
 * left out here. Shared by my orders and by my reported problems, which the spec shows "like the orders cards".
 */
export function useOrderRecord(order: ListedOrder, currency: Currency): OrderRecord {
  const { t } = useTranslation('myOrders')
  const [language] = useLanguage()
  const { orderNumber, reservationDate, status, totalPrice } = order
  const number = String(orderNumber ?? '').trim()
  const { words, tone } = orderStatus(status ?? '')
  const date = reservationDate === undefined ? [] : [{ label: t('date'), value: reservationDate }]
  const total =
    totalPrice === undefined || totalPrice === null
      ? []
      : [{ label: t('total'), value: formatMoney(toCents(totalPrice), currency, language), strong: true }]
  return {
    title: number === '' ? t('orderWithoutNumber') : t('order', { number }),
    status: status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone },
    facts: [...date, ...total],
  }
}
