import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { limitConnections } from './limitConnections.ts'
import { eventually } from '#tests/support/eventually.ts'

/** A server without a network: a connection comes from whichever address it is given. */
function openServer(maxConnections: number, maxConnectionsPerAddress: number) {
  const server = new EventEmitter()
  limitConnections(server, { maxConnections, maxConnectionsPerAddress })
  return (remoteAddress: string): Socket => {
    const socket = new Socket()
    vi.spyOn(socket, 'remoteAddress', 'get').mockReturnValue(remoteAddress)
    server.emit('connection', socket)
    return socket
  }
}

const open = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => !destroyed)

it('closes a connection beyond the limit of an address, and accepts a new one after another was closed', async () => {
  const connect = openServer(10, 2)
  const [one, two, three] = [connect('10.0.0.7'), connect('10.0.0.7'), connect('10.0.0.7')]
  expect(open([one, two, three, connect('10.0.0.8')])).toEqual([true, true, false, true])
  one.destroy()
  await eventually(() => expect(open([connect('10.0.0.7')])).toEqual([true]))
})

it('accepts another address by closing the oldest connection of the address with the most', () => {
  const connect = openServer(6, 4)
  const greedy = Array.from({ length: 4 }, () => connect('10.0.0.7'))
  const modest = [connect('10.0.0.8'), connect('10.0.0.9')]
  expect(open([connect('10.0.0.10')])).toEqual([true])
  expect(open([...greedy, ...modest])).toEqual([false, true, true, true, true, true])
  expect(open([connect('10.0.0.11')])).toEqual([true])
  expect(open([...greedy, ...modest])).toEqual([false, false, true, true, true, true])
})
