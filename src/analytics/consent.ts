import { useSyncExternalStore } from 'react'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { endTracking } from './pageViews.ts'
import { CONSENT_KEY } from '#src/storage/keys.ts'

/**
 * What a guest has agreed to: page views, and the activities widget of a third party. Nothing until asked. Consent belongs
 * to whoever gave it: a visitor's goes with them when they sign in, and a guest's outlasts a session that the hotel ended, for
 * that guest alone. It ends with Log Out, and when another guest signs in.
 */
export interface Consent {
  readonly analytics: boolean
  readonly widget: boolean
}

const kept = storedChoice<Consent>(CONSENT_KEY, (found) => {
  const given = typeof found === 'object' && found !== null ? found : {}
  return {
    analytics: 'analytics' in given && given.analytics === true,
    widget: 'widget' in given && given.widget === true,
  }
})

/** What the guest has agreed to; damaged or blocked storage means nothing. */
export function readConsent(): Consent {
  return kept.read()
}

/** Keeps what the guest agrees to from now on, and tells every place that shows it. */
export function writeConsent(next: Consent): void {
  kept.write(next)
}

/** Ends the consent, and removes what it has left on this phone, the cookies of Google's script included. */
export function endConsent(): void {
  kept.forget()
  endTracking()
}

/** What the guest has agreed to and the way to change it. */
export function useConsent(): readonly [Consent, (next: Consent) => void] {
  return [useSyncExternalStore(kept.subscribe, kept.read), writeConsent]
}
