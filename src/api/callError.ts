/**
 * How a call failed, in one shape for every call.
 * `status` is the HTTP status, or: `network` (no answer), `timeout` (none within 15 s), `html` (a page instead of the
 * API: a captive portal), `unreadable` (not JSON), `invalid-response` (JSON that does not fit the wire schema).
 */
export interface CallError {
  readonly status: number | 'network' | 'timeout' | 'html' | 'unreadable' | 'invalid-response'
  /** One plain sentence for the log; never shown to a guest, never with personal data. */
  readonly message: string
  /** The field that did not fit, for `invalid-response` and for a 400 that names it. */
  readonly field?: string
}

/** Tells a `CallError` from the other things RTK Query may put in `error`. */
export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error
}

/** The hotel did not answer itself: no network, no answer in time, or a captive portal in between. */
export function isUnreachable(error: unknown): boolean {
  return isCallError(error) && (error.status === 'network' || error.status === 'timeout' || error.status === 'html')
}
