import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import process from 'node:process'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestHost, rawCall, statusLine, type TestHost } from '#tests/support/servers/testHost.ts'

let host: TestHost
let sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await host.close()
})

/** Connects from another loopback address, as another device does. */
function connectFrom(address: string): Socket {
  const socket = connect({ port: host.adapter.port, host: '127.0.0.1', localAddress: address })
  socket.on('error', () => undefined) // The host closes connections.
  sockets.push(socket)
  return socket
}

/** Sends a call; resolves with the status line, empty when the host closed the connection. */
async function answered(socket: Socket): Promise<string | undefined> {
  let text = ''
  socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
  socket.write(rawCall('GET /api/configurations'))
  if (!socket.closed) await once(socket, 'close')
  return statusLine(text)
}

/** Opens a connection that stays open, because its request is incomplete. */
async function hold(address: string): Promise<Socket> {
  const socket = connectFrom(address)
  await once(socket, 'connect')
  socket.write('GET /api/configurations HTTP/1.1\r\n')
  return socket
}

// Only Linux lets a program use every address 127.x.x.x.
describe.runIf(process.platform === 'linux')('an open host', () => {
  it('limits the connections of an address, and answers other addresses', async () => {
    host = await openTestHost({ limits: { maxConnectionsPerAddress: 2 } })
    for (const _each of [1, 2]) await hold('127.0.0.2')
    expect(await answered(connectFrom('127.0.0.2'))).toBe('')
    for (const other of ['127.0.0.3', '127.0.0.1']) expect(await answered(connectFrom(other))).toBe('HTTP/1.1 200 OK')
  })

  it('limits the connections of all addresses, and closes one of the address with the most', async () => {
    host = await openTestHost({ limits: { maxConnections: 3 } })
    const [oldest] = [await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.3')]
    expect(await answered(connectFrom('127.0.0.4'))).toBe('HTTP/1.1 200 OK')
    if (!oldest.closed) await once(oldest, 'close')
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false, false, true])
  })

  it('answers an address with one call before most calls of an address with many', async () => {
    host = await openTestHost()
    const order: string[] = []
    const call = (address: string) => answered(connectFrom(address)).then(() => order.push(address))
    const greedy = Array.from({ length: 40 }, () => call('127.0.0.2'))
    await Promise.all([...greedy, call('127.0.0.3')])
    expect(order).toHaveLength(41)
    expect(order.indexOf('127.0.0.3')).toBeLessThan(30)
  })
})
