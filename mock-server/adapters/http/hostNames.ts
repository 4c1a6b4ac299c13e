import { networkInterfaces } from 'node:os'

const DEFAULT_PRIORITY = 2
const priorities: readonly [range: RegExp, priority: number][] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(?:1[6-9]|2\d|3[01])\./, 3], // Docker's own networks, as a rule
  [/^169\.254\./, 4], // link-local addresses
]

function priorityOf(address: string): number {
  return priorities.find(([range]) => range.test(address))?.[1] ?? DEFAULT_PRIORITY
}

/** This computer's addresses on the local network, those most likely reachable by phones first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  const others = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
  return others.toSorted((one, other) => priorityOf(one) - priorityOf(other))
}

function parseHost(hostAndPort: string): URL | undefined {
  const isPlain = !/[/\\?#@]/.test(hostAndPort)
  return isPlain && URL.canParse(`http://${hostAndPort}`) ? new URL(`http://${hostAndPort}`) : undefined
}

/**
 * Whether a `Host` header names this host. Prevents DNS rebinding: with any other name a foreign page could call the hotel as
 * its own origin.
 */
export function isOurHost(hostAndPort: string | undefined, lan: boolean): boolean {
  const hostname = parseHost(hostAndPort ?? '')?.hostname
  if (hostname === undefined) return false
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || (lan && lanAddresses().includes(hostname))
}

/** Whether a call comes from a page of this host, or from no page. */
export function isOurPage(origin: string | undefined, hostAndPort: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === parseHost(hostAndPort ?? '')?.host)
}
