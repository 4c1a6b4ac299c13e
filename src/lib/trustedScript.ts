/** The part of Trusted Types that is needed here; TypeScript has no types of it yet. */
interface Policy {
  createScriptURL(address: string): unknown
}
interface WithTrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** The name of this app's one policy, which its Content-Security-Policy allows. */
export const TRUSTED_TYPES_POLICY = 'companion'

/** Where Google's tag is, up to the id. */
export const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js?id='

/** The only scripts that this app ever asks for by an address it has put together. */
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
 * The address of a script, as a page wants it that allows only trusted ones. Throws a TypeError for any but the app's
 * own worker and Google's tag.
 */
export function trustedScript(address: string): string {
  policy ??= makePolicy()
  return policy.createScriptURL(address) as string // Whatever takes an address takes a trusted one.
}
