/** The part of Trusted Types that the app uses; TypeScript has no types for it yet. */
interface Policy {
  createScriptURL(address: string): unknown
}
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** The app's only Trusted Types policy; the Content-Security-Policy allows this name. */
export const TRUSTED_TYPES_POLICY = 'companion'

/** The address of Google's tag, without its id. */
export const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js?id='

/**
 * Whether the app may load this script: only its own worker and Google's tag are loaded from an address built at run
 * time.
 */
function isKnown(address: string): boolean {
  return (
    address === new URL(`${import.meta.env.BASE_URL}sw.js`, window.location.origin).href ||
    address.startsWith(GOOGLE_TAG)
  )
}

let policy: Policy | undefined

function makePolicy(): Policy {
  const rules: Policy = {
    createScriptURL(address) {
      if (isKnown(address)) return address
      throw new TypeError(`This app runs no script from ${address}`)
    },
  }
  return (window as WithTrustedTypes).trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules
}

/**
 * The address of a script, as a page that requires Trusted Types accepts it. Throws a TypeError for any script but the
 * app's own worker and Google's tag.
 */
export function trustedScript(address: string): string {
  policy ??= makePolicy()
  // DOM types declare addresses as strings; the browser accepts a `TrustedScriptURL` too.
  return policy.createScriptURL(address) as string
}
