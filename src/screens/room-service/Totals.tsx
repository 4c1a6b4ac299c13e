import { useTranslation } from 'react-i18next'
import type { Cents } from '#src/lib/money.ts'
import classes from './Totals.module.css'
import { usePrice } from './usePrice.ts'

/** Subtotal, VAT and total (spec 2). No rate is given, so VAT is included and subtotal equals total. */
export function Totals({ total }: { readonly total: Cents }) {
  const { t } = useTranslation('roomService')
  const write = usePrice()
  return (
    <dl className={classes.totals}>
      <div className={classes.row}>
        <dt>{t('finalize.subtotal')}</dt>
        <dd>{write(total)}</dd>
      </div>
      <div className={classes.row}>
        <dt>{t('finalize.vat')}</dt>
        <dd>{t('finalize.vatIncluded')}</dd>
      </div>
      <div className={`${classes.row} ${classes.total}`}>
        <dt>{t('finalize.total')}</dt>
        <dd>{write(total)}</dd>
      </div>
    </dl>
  )
}
