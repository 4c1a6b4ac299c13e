import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Id } from '#src/schemas/fields.ts'
import { nameOfLine } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** Names chosen products that the hotel no longer offers (spec 2.40), as far as the guest has ordered them before, and counts the others. */
export function Withdrawn({ productIds }: { readonly productIds: readonly Id[] }) {
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
