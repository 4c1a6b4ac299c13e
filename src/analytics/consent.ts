import { useSyncExternalStore } from 'react'
import { fieldsOf } from '#src/lib/unknown.ts'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { endTracking } from './tracker.ts'
import { CONSENT_KEY } from '#src/storage/keys.ts'

/**
 * The guest's consent to page views, `undefined` until the guest has answered, and to the third-party activities widget; none by default. A visitor's consent stays
 * when they sign in. A guest's is paused when the hotel ends the session; Log Out and another guest's sign-in end it.
 */
interface Consent {
  readonly analytics?: boolean | undefined
  readonly widget: boolean
}

interface StoredConsent extends Consent {
  /** Set from when the hotel ended the session until the same guest signs in again or a new choice is made. */
  readonly paused?: true | undefined
}

const NONE: Consent = { analytics: false, widget: false }

const storedConsent = storedChoice<StoredConsent>(CONSENT_KEY, (found) => {
  const given = fieldsOf(found)
  const analytics = given['analytics']
  return {
    analytics: typeof analytics === 'boolean' ? analytics : undefined,
    widget: given['widget'] === true,
    ...(given['paused'] === true && { paused: true }),
  }
})

/** Reads the consent. Damaged or blocked storage means none, and so does a paused consent, which is not asked for again. */
export function readConsent(): Consent {
  const stored = storedConsent.read()
  return stored.paused ? NONE : stored
}

/** Stores the consent and notifies subscribers. A new choice replaces a paused one. */
export function writeConsent(next: Consent): void {
  storedConsent.write(next)
}

/** Pauses the consent, so that what is stored counts as none, or resumes it with the values it had. */
export function setConsentPaused(isPaused: boolean): void {
  const stored = storedConsent.read()
  if (stored.analytics || stored.widget) storedConsent.write({ ...stored, paused: isPaused || undefined })
}

/** Ends the consent and removes the tracker's data from this device, including the cookies of Google's script. */
export function endConsent(): void {
  storedConsent.forget()
  endTracking()
}

export function useConsent(): readonly [Consent, (next: Consent) => void] {
  return [useSyncExternalStore(storedConsent.subscribe, readConsent, readConsent), writeConsent]
}
