import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { callerAddress } from '#mock-server/sandboxes/caller.ts'
import type { HttpLimits } from './limits.ts'

/**
 * Limits the open connections of each address, and of all of them together. A connection beyond an address's limit is
 * closed. Beyond the total limit, the oldest connection of the address with the most connections is closed, so that no address
 * can lock others out. Connections of this computer are neither counted nor closed.
 */
export function limitConnections(
  server: EventEmitter,
  { maxConnections, maxConnectionsPerAddress }: Pick<HttpLimits, 'maxConnections' | 'maxConnectionsPerAddress'>,
): void {
  const openByAddress = new Map<string, Set<Socket>>()
  let all = 0

  function forget(address: string, socket: Socket): void {
    const own = openByAddress.get(address)
    if (own?.delete(socket) !== true) return
    all -= 1
    if (own.size === 0) openByAddress.delete(address)
  }

  function closeOldest(): void {
    const [largest] = [...openByAddress].toSorted(([, one], [, other]) => other.size - one.size)
    const [oldest] = largest?.[1] ?? []
    if (largest === undefined || oldest === undefined) return
    forget(largest[0], oldest) // 'close' fires later, after which more connections may have opened
    oldest.destroy()
  }

  server.on('connection', (socket: Socket) => {
    const address = callerAddress(socket.remoteAddress)
    if (address === undefined) return
    if ((openByAddress.get(address)?.size ?? 0) >= maxConnectionsPerAddress) return void socket.destroy()
    if (all >= maxConnections) closeOldest()
    openByAddress.set(address, (openByAddress.get(address) ?? new Set()).add(socket))
    all += 1
    socket.once('close', () => forget(address, socket))
  })
}
