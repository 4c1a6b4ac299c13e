import { networkInterfaces } from 'node:os'

/** This computer's addresses on the local network. */
export function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/**
 * Tells whether a `Host` or `Origin` names this host. Any other name was pointed at us from outside (DNS rebinding):
 * the page of a stranger would speak to the hotel as if it were its own.
 */
export function isOurHost(hostAndPort: string | undefined, lan: boolean): boolean {
  if (hostAndPort === undefined || !URL.canParse(`http://${hostAndPort}`)) return false
  const { hostname } = new URL(`http://${hostAndPort}`)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || (lan && lanAddresses().includes(hostname))
}
