import type { Outcome, Receipt } from './receipt.ts'

/** What may change on a receipt after it was written. */
export type ReceiptChange = Partial<
  Pick<
    Receipt,
    'outcome' | 'idsBefore' | 'confirmedBefore' | 'wasUnreachable' | 'doubt' | 'seen' | 'sentAt' | 'sentAgainAs'
  >
>

/** Outcomes that the hotel itself gave are final; what was seen in its list gives way to them alone. */
const certainty: Readonly<Record<Outcome, number>> = {
  sending: 0,
  unknown: 0,
  'probably-received': 1,
  confirmed: 2,
  'not-accepted': 2,
}

function mayBecome(current: Outcome, next: Outcome): boolean {
  return certainty[current] < certainty[next] || certainty[current] === 0
}

/**
 * The receipt with this change, as far as it still holds: another tab may have learnt more since the change was worked out.
 * A more certain outcome stays with what was seen and doubted, and `sentAgainAs` is never replaced.
 */
export function mergeReceipt(current: Receipt, change: ReceiptChange): Receipt {
  const { outcome = current.outcome, doubt, seen, ...rest } = change
  const isOpen = certainty[current.outcome] === 0
  const isNews = change.outcome === undefined ? isOpen : mayBecome(current.outcome, outcome)
  const found = {
    ...('doubt' in change && { doubt }),
    ...('seen' in change && { seen }),
  }
  const withdrawn = outcome === 'not-accepted' && { seen: undefined, doubt: undefined }
  const news = isNews ? { outcome, ...found, ...withdrawn } : {}
  const sentAgainAs = current.sentAgainAs ?? change.sentAgainAs
  return { ...current, ...rest, ...news, ...(sentAgainAs !== undefined && { sentAgainAs }) }
}
