import { networkInterfaces } from 'node:os'

const DEFAULT_PRIORITY = 2
const priorities: readonly [range: RegExp, place: number][] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(?:1[6-9]|2\d|3[01])\./, 3], // Docker's own networks, as a rule
  [/^169\.254\./, 4], // what a device without a network gives itself
]

function priorityOf(address: string): number {
  return priorities.find(([range]) => range.test(address))?.[1] ?? DEFAULT_PRIORITY
}

/** This computer's addresses on the local network, first those that phones most likely reach. */
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
 * Tells whether a `Host` names this host. Any other name was pointed at us from outside (DNS rebinding):
 * the page of a stranger would speak to the hotel as if it were its own.
 */
export function isOurHost(hostAndPort: string | undefined, lan: boolean): boolean {
  const hostname = parseHost(hostAndPort ?? '')?.hostname
  if (hostname === undefined) return false
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || (lan && lanAddresses().includes(hostname))
}

/** Tells whether a call comes from no page at all, or from one of the very host it goes to. */
export function isOurPage(origin: string | undefined, hostAndPort: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === parseHost(hostAndPort ?? '')?.host)
}
