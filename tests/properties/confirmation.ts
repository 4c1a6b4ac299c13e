/** One press of the button of the last step, as recorded outside of the app. */
export interface Confirmation {
  readonly id: string
  readonly guest: string
  calls: number
  /** How often the guest repeated it with its idempotency key. */
  repeats: number
  accepted: number
  /** Whether a 2xx response reached a page that was still open. */
  isConfirmed: boolean
  /** Whether its receipt may be removed: the guest logged out, or another one signed in. */
  mayBeRemoved: boolean
  /** Whether the hotel accepted it after that: a device without the receipt cannot tell which guest placed the order. */
  acceptedUnseen: boolean
  /**
   * Whether the submission that it repeats was known as received or sending when the guest pressed the button, or the page was frozen
   * between the press and the call.
   */
  mustNotBeSent: boolean
  readonly hadReceiptBeforeCall: boolean[]
}

/** A confirmation before its first call. */
export function newConfirmation(id: string, guest: string, mustNotBeSent: boolean): Confirmation {
  return {
    id,
    guest,
    calls: 0,
    repeats: 0,
    accepted: 0,
    isConfirmed: false,
    mayBeRemoved: false,
    acceptedUnseen: false,
    mustNotBeSent,
    hadReceiptBeforeCall: [],
  }
}
