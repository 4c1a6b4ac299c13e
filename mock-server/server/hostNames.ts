import { networkInterfaces } from 'node:os'

const priorities: readonly [range: RegExp, priority: number][] = [
  [/^192\.168\./, 0],
  [/^10\./, 1],
  [/^172\.(?:1[6-9]|2\d|3[01])\./, 3], // often Docker's
  [/^169\.254\./, 5], // link-local addresses
]

/** Names of interfaces that phones do not reach: containers, virtual machines, tunnels. */
const VIRTUAL =
  /^(?:br-|docker|veth|virbr|vmnet|vboxnet|bridge|utun|tun|tap|tailscale|zt|wg)|vEthernet|VirtualBox|VMware|Hyper-V|Tailscale|ZeroTier|VPN/i

function priorityOf(name: string, address: string): number {
  return VIRTUAL.test(name) ? 4 : (priorities.find(([range]) => range.test(address))?.[1] ?? 2)
}

/** This computer's addresses on the local network, those most likely reachable by phones first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, priority: priorityOf(name, address) })),
  )
  return all.toSorted((one, other) => one.priority - other.priority).map(({ address }) => address)
}

/** Whether a connection comes from another device, and not from this computer by any of its addresses. */
export function isOtherDevice(address: string | undefined, own = lanAddresses): boolean {
  return address !== undefined && !/^(?:127\.|::1$|::ffff:127\.)/.test(address) && !own().includes(address)
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
  const names = ['localhost', '127.0.0.1', '[::1]', ...(lan ? lanAddresses() : [])]
  return names.includes(parseHost(hostAndPort ?? '')?.hostname ?? '')
}

/** Whether a call comes from a page of this host, or from no page. */
export function isOurPage(origin: string | undefined, hostAndPort: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === parseHost(hostAndPort ?? '')?.host)
}
