import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { deviceAt } from '#mock-server/sandboxes/caller.ts'
import type { HttpLimits } from './limits.ts'

/**
 * Limits how many connections other devices hold, each and together. One too many from a device is closed at once; when all
 * together have too many, the oldest of the device that holds most makes room, so that nobody is locked out by others. This
 * computer's own are neither counted nor closed.
 */
export function limitConnections(
  server: EventEmitter,
  { connections, connectionsFromOne }: Pick<HttpLimits, 'connections' | 'connectionsFromOne'>,
): void {
  const held = new Map<string, Set<Socket>>()
  let all = 0

  function forget(device: string, socket: Socket): void {
    const own = held.get(device)
    if (own?.delete(socket) !== true) return
    all -= 1
    if (own.size === 0) held.delete(device)
  }

  function makeRoom(): void {
    const [greediest] = [...held].toSorted(([, one], [, other]) => other.size - one.size)
    const [oldest] = greediest?.[1] ?? []
    if (greediest === undefined || oldest === undefined) return
    forget(greediest[0], oldest) // at once: it closes later, and more may come before
    oldest.destroy()
  }

  server.on('connection', (socket: Socket) => {
    const device = deviceAt(socket.remoteAddress)
    if (device === undefined) return
    if ((held.get(device)?.size ?? 0) >= connectionsFromOne) return void socket.destroy()
    if (all >= connections) makeRoom()
    held.set(device, (held.get(device) ?? new Set()).add(socket))
    all += 1
    socket.once('close', () => forget(device, socket))
  })
}
