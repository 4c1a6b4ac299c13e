import type { Outcome, Receipt } from './receipt.ts'

/** The fields of a receipt that may change after it was written. */
export type ReceiptChange = Partial<
  Pick<
    Receipt,
    | 'outcome'
    | 'wasNotSent'
    | 'idsBefore'
    | 'confirmedBefore'
    | 'wasUnreachable'
    | 'lastCheck'
    | 'seen'
    | 'sentAt'
    | 'resubmittedAs'
  >
>

/** Outcomes from a response are final. `probably-received`, from a matching row of the hotel's list, is replaced only by them. */
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
 * Applies a change to a receipt. Another tab may have stored a more certain outcome since the change was computed: that
 * outcome stays, with its `seen` and `lastCheck`. `resubmittedAs` is never replaced.
 */
export function mergeReceipt(current: Receipt, change: ReceiptChange): Receipt {
  const { outcome = current.outcome, lastCheck, seen, ...rest } = change
  const isOpen = certainty[current.outcome] === 0
  const isAllowed = change.outcome === undefined ? isOpen : mayBecome(current.outcome, outcome)
  const found = {
    ...('lastCheck' in change && { lastCheck }),
    ...('seen' in change && { seen }),
  }
  const cleared = outcome === 'not-accepted' && { seen: undefined, lastCheck: undefined }
  const update = isAllowed ? { outcome, ...found, ...cleared } : {}
  const resubmittedAs = current.resubmittedAs ?? change.resubmittedAs
  return { ...current, ...rest, ...update, ...(resubmittedAs !== undefined && { resubmittedAs }) }
}
