import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney, toCents } from '#src/lib/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { StatusPill } from '#src/ui/StatusPill.tsx'
import type { Order } from '#src/wire/orders.ts'
import classes from './MyOrders.module.css'
import { orderStatus } from './orderStatus.ts'

/** One order: date as received, number, status and total (spec 2); whatever the hotel left out is left out here. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { t } = useTranslation('myOrders')
  const [language] = useLanguage()
  const { currency } = useSelector(selectConfig)
  const { orderNumber, reservationDate, status, totalPrice } = order
  return (
    <Card as="li">
      <div className={classes.head}>
        <h2 className={classes.number}>
          {hasText(orderNumber) ? t('order', { number: orderNumber }) : t('orderWithoutNumber')}
        </h2>
        {status !== undefined && <Status status={status} />}
      </div>
      <dl className={classes.facts}>
        {reservationDate !== undefined && (
          <div>
            <dt>{t('date')}</dt>
            <dd>{reservationDate}</dd>
          </div>
        )}
        {totalPrice !== undefined && totalPrice !== null && (
          <div className={classes.total}>
            <dt>{t('total')}</dt>
            <dd>{formatMoney(toCents(totalPrice), currency, language)}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

function hasText(value: Order['orderNumber']): boolean {
  return value !== undefined && value !== null && String(value).trim() !== ''
}

function Status({ status }: { readonly status: string }) {
  const { t } = useTranslation('myOrders')
  const { words, tone } = orderStatus(status)
  return <StatusPill tone={tone}>{words === undefined ? status : t(`statuses.${words}`)}</StatusPill>
}
