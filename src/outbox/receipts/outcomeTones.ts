import type { Outcome } from './receipt.ts'

/** The tone of the notice for each outcome. */
export const outcomeTones = {
  sending: 'info',
  confirmed: 'success',
  'probably-received': 'info',
  'not-accepted': 'danger',
  unknown: 'warning',
} as const satisfies Record<Outcome, string>
