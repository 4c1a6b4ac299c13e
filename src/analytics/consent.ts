import { useSyncExternalStore } from 'react'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { endTracking } from './pageViews.ts'
import { CONSENT_KEY } from '#src/storage/keys.ts'

/**
 * The guest's consent to page views and to the third-party activities widget; none by default. A visitor's consent stays
 * when they sign in. A guest's survives a forced sign-out, for that guest only; Log Out and another guest's sign-in end it.
 */
export interface Consent {
  readonly analytics: boolean
  readonly widget: boolean
}

const storedConsent = storedChoice<Consent>(CONSENT_KEY, (found) => {
  const given = typeof found === 'object' && found !== null ? found : {}
  return {
    analytics: 'analytics' in given && given.analytics === true,
    widget: 'widget' in given && given.widget === true,
  }
})

/** Reads the consent. Damaged or blocked storage means none. */
export function readConsent(): Consent {
  return storedConsent.read()
}

/** Stores the consent and notifies subscribers. */
export function writeConsent(next: Consent): void {
  storedConsent.write(next)
}

/** Ends the consent and removes the tracker's data from this device, including the cookies of Google's script. */
export function endConsent(): void {
  storedConsent.forget()
  endTracking()
}

/** Returns the consent and a function that changes it. */
export function useConsent(): readonly [Consent, (next: Consent) => void] {
  return [useSyncExternalStore(storedConsent.subscribe, storedConsent.read), writeConsent]
}
