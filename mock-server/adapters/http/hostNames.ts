import { networkInterfaces } from 'node:os'

const UNKNOWN_PLACE = 2
const places: readonly [range: RegExp, place: number][] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(?:1[6-9]|2\d|3[01])\./, 3], // Docker's own networks, as a rule
  [/^169\.254\./, 4], // what a device without a network gives itself
]

function placeInLine(address: string): number {
  return places.find(([range]) => range.test(address))?.[1] ?? UNKNOWN_PLACE
}

/** This computer's addresses on the local network, first those that phones most likely reach. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const all = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  const others = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
  return others.toSorted((one, other) => placeInLine(one) - placeInLine(other))
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
