import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { selectCart } from '#src/cart/cartSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import type { Id } from '#src/schemas/fields.ts'
import { selectGuest } from '#src/session/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { buttonClass } from '#src/ui/forms/Button.tsx'
import styles from './CartNotices.module.css'
import { readWithdrawn, readRemoved } from './navigationState.ts'
import { nameOfLine } from '#src/outbox/kinds.ts'

/** Explains the redirect from the finalize step without a cart, or offers what was removed there last, until a product is chosen. */
export function EmptyCartNotice() {
  const { t } = useTranslation('roomService')
  const { state } = useLocation()
  const isEmpty = useSelector(selectCart).length === 0
  const removed = readRemoved(state, useSelector(selectGuest)?.personId)
  const withdrawn = readWithdrawn(state)
  if (!isEmpty) return null
  if (removed !== undefined) {
    const undo = (
      <Link className={buttonClass('quiet')} to={paths.finalizeOrder} state={removed}>
        {t('removed.undo')}
      </Link>
    )
    return (
      <Notice tone="info" live="polite" action={undo} className={styles.removed}>
        {t('removed.text')}
      </Notice>
    )
  }
  if (withdrawn === undefined) return null
  return (
    <>
      <WithdrawnNotice productIds={withdrawn} />
      <Notice tone="info" live="polite">
        {t('noCart')}
      </Notice>
    </>
  )
}

/** Names products of a cart that the hotel no longer offers (spec 2.40), as far as the guest has ordered them before, and counts the others. */
export function WithdrawnNotice({ productIds }: { readonly productIds: readonly Id[] }) {
  const { t } = useTranslation('roomService')
  const [language] = useLanguage()
  const ordered = useSelector(selectReceipts).flatMap((each) => (each.kind === 'order' ? each.content.lines : []))
  const known = productIds.flatMap((id) => ordered.find(({ productId }) => productId === id) ?? [])
  const names = known.map((line) => nameOfLine(line, language))
  const count = productIds.length - names.length
  if (productIds.length === 0) return null
  return (
    <Notice tone="warning" live="polite">
      {names.length > 0 && <p>{t('finalize.withdrawnNames', { names: names.join('; ') })}</p>}
      {count > 0 && <p>{t('finalize.withdrawn', { count })}</p>}
    </Notice>
  )
}
