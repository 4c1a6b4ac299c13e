import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import type { Receipt } from '#src/submissions/receipts/receipt.ts'
import { SuccessPage } from '#src/submissions/outcome/SuccessPage.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CartLines } from '#src/screens/room-service/cart/CartLines.tsx'
import { Totals } from '#src/screens/room-service/cart/Totals.tsx'

/** The success page of every order: its outcome and its content (spec 2.65). */
export function OrderSuccess() {
  const { t } = useTranslation('roomService')
  return (
    <SuccessPage
      kind="order"
      title={t('success.title')}
      neutral={t('success.neutral')}
      details={whatWasOrdered}
      links={
        <Link className={buttonClass('primary')} to={paths.myOrders}>
          {t('success.myOrders')}
        </Link>
      }
    />
  )
}

function whatWasOrdered({ content: { lines, total } }: Extract<Receipt, { kind: 'order' }>) {
  return (
    <>
      <CartLines lines={lines} />
      <Card>
        <Totals total={total} />
      </Card>
    </>
  )
}
