import { fieldsOf } from '#src/lib/unknown.ts'

/**
 * The error of a call, in one shape for all calls.
 * `status` is the HTTP status, or: `network` (no whole answer), `timeout` (none within 15 s), `foreign` (a 2xx that is not JSON,
 * or a redirected POST: a captive portal or another server answered), `invalid-response` (JSON that fails its schema).
 */
export interface CallError {
  readonly status: number | 'network' | 'timeout' | 'foreign' | 'invalid-response'
  /** One sentence for the log; never shown to guests and without personal data. */
  readonly message: string
  /** The field that failed validation, for `invalid-response` and for a 400 that names it. */
  readonly field?: string
}

/** Whether RTK Query's `error` is a `CallError`. */
export function isCallError(error: unknown): error is CallError {
  return 'status' in fieldsOf(error) // RTK Query's own errors have none.
}

/** Whether the hotel answered with a 4xx. */
export function isClientError({ status }: Pick<CallError, 'status'>): boolean {
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Whether the hotel did not respond: no network, a time-out, or something else answered. */
export function isUnreachable(error: unknown): boolean {
  return isCallError(error) && ['network', 'timeout', 'foreign'].includes(String(error.status))
}
