import { useTranslation } from 'react-i18next'
import { formatMoney, toCents, type Currency } from '#src/lib/money.ts'
import { fact, type HotelRecord } from '#src/ui/records/record.ts'
import { formatReceived } from '#src/hotel/hotelClock.ts'
import { orderStatus, orderSteps, stepsOf } from '#src/hotel/statuses.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The fields of a received order that are shown; any may be missing. */
interface ListedOrder {
  readonly orderNumber?: string | number | null | undefined
  readonly reservationDate?: string | undefined
  readonly status?: string | undefined
  readonly totalPrice?: number | null | undefined
}

/**
 * Returns a function that writes an order in the guest's language: number, status, date and total (spec 2.51). Shared by the
 * pages of orders, of the stay and of reported problems, which the spec shows "like the orders cards".
 */
export function useOrderRecords(currency: Currency, timeZone?: string): (order: ListedOrder) => HotelRecord {
  const { t } = useTranslation('myOrders')
  const [language] = useLanguage()
  return ({ orderNumber, reservationDate, status, totalPrice }) => {
    const number = String(orderNumber ?? '').trim()
    const { words, tone } = orderStatus(status ?? '')
    const total =
      totalPrice === undefined || totalPrice === null
        ? []
        : [{ label: t('total'), value: formatMoney(toCents(totalPrice), currency, language), strong: true }]
    return {
      title: number === '' ? t('orderWithoutNumber') : t('order', { number }),
      number,
      status: status === undefined ? undefined : { text: words === undefined ? status : t(`statuses.${words}`), tone },
      steps: stepsOf(words, orderSteps, (step) => t(`statuses.${step}`)),
      facts: [...fact(t('date'), reservationDate && formatReceived(reservationDate, language, timeZone)), ...total],
    }
  }
}

/** One order in the guest's language. */
export function useOrderRecord(order: ListedOrder, currency: Currency, timeZone?: string): HotelRecord {
  return useOrderRecords(currency, timeZone)(order)
}
