/** What is known of one confirmation, from outside of the app. */
export interface Confirmation {
  readonly id: string
  readonly guest: string
  calls: number
  /** How many times the guest asked for it to be repeated with its key. */
  repeats: number
  accepted: number
  /** An answer of the hotel that said yes reached a page that was still open. */
  saidYes: boolean
  /** Its receipt may be gone: the guest logged out, or another signed in. */
  forgotten: boolean
  /** What it sends again was known to have reached the hotel, or to be on its way, when the guest pressed the button. */
  isNeedless: boolean
  readonly hadReceiptBeforeCall: boolean[]
}

/** One of which nothing is known yet. */
export function newConfirmation(id: string, guest: string, isNeedless: boolean): Confirmation {
  return {
    id,
    guest,
    calls: 0,
    repeats: 0,
    accepted: 0,
    saidYes: false,
    forgotten: false,
    isNeedless,
    hadReceiptBeforeCall: [],
  }
}
