import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { deviceAt } from '#mock-server/sandboxes/caller.ts'
import type { HttpLimits } from './limits.ts'

/**
 * Limits the open connections of each other device, and of all of them together. A connection beyond a device's limit is
 * closed. Beyond the total limit, the oldest connection of the device with the most connections is closed, so that no device
 * can lock others out. Connections of this computer are neither counted nor closed.
 */
export function limitConnections(
  server: EventEmitter,
  { connections, connectionsFromOne }: Pick<HttpLimits, 'connections' | 'connectionsFromOne'>,
): void {
  const openByDevice = new Map<string, Set<Socket>>()
  let all = 0

  function forget(device: string, socket: Socket): void {
    const own = openByDevice.get(device)
    if (own?.delete(socket) !== true) return
    all -= 1
    if (own.size === 0) openByDevice.delete(device)
  }

  function closeOldest(): void {
    const [largest] = [...openByDevice].toSorted(([, one], [, other]) => other.size - one.size)
    const [oldest] = largest?.[1] ?? []
    if (largest === undefined || oldest === undefined) return
    forget(largest[0], oldest) // 'close' fires later, after which more connections may have opened
    oldest.destroy()
  }

  server.on('connection', (socket: Socket) => {
    const device = deviceAt(socket.remoteAddress)
    if (device === undefined) return
    if ((openByDevice.get(device)?.size ?? 0) >= connectionsFromOne) return void socket.destroy()
    if (all >= connections) closeOldest()
    openByDevice.set(device, (openByDevice.get(device) ?? new Set()).add(socket))
    all += 1
    socket.once('close', () => forget(device, socket))
  })
}
