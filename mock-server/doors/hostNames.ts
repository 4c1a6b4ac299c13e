import { networkInterfaces } from 'node:os'

/** This computer's addresses on the local network. */
export function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

function placeOf(hostAndPort: string): URL | undefined {
  const isPlain = !/[/\\?#@]/.test(hostAndPort)
  return isPlain && URL.canParse(`http://${hostAndPort}`) ? new URL(`http://${hostAndPort}`) : undefined
}

/**
 * Tells whether a `Host` names this host. Any other name was pointed at us from outside (DNS rebinding):
 * the page of a stranger would speak to the hotel as if it were its own.
 */
export function isOurHost(hostAndPort: string | undefined, lan: boolean): boolean {
  const hostname = placeOf(hostAndPort ?? '')?.hostname
  if (hostname === undefined) return false
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || (lan && lanAddresses().includes(hostname))
}

/** Tells whether a call comes from no page at all, or from one of the very host it goes to. */
export function isOurPage(origin: string | undefined, hostAndPort: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === placeOf(hostAndPort ?? '')?.host)
}
