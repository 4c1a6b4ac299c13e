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

/** Connects from another loopback address, as another device. */
function connectFrom(device: string): Socket {
  const socket = connect({ port: host.adapter.port, host: '127.0.0.1', localAddress: device })
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
async function hold(device: string): Promise<Socket> {
  const socket = connectFrom(device)
  await once(socket, 'connect')
  socket.write('GET /api/configurations HTTP/1.1\r\n')
  return socket
}

// Only Linux lets a program use every address 127.x.x.x.
describe.runIf(process.platform === 'linux')('an open host', () => {
  it('limits the connections of a device, and answers other devices', async () => {
    host = await openTestHost({ limits: { connectionsFromOne: 2 } })
    for (const _each of [1, 2]) await hold('127.0.0.2')
    expect(await answered(connectFrom('127.0.0.2'))).toBe('')
    for (const other of ['127.0.0.3', '127.0.0.1']) expect(await answered(connectFrom(other))).toBe('HTTP/1.1 200 OK')
  })

  it('limits the connections of all devices, and closes one of the device with the most', async () => {
    host = await openTestHost({ limits: { connections: 3 } })
    const [oldest] = [await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.3')]
    expect(await answered(connectFrom('127.0.0.4'))).toBe('HTTP/1.1 200 OK')
    if (!oldest.closed) await once(oldest, 'close')
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false, false, true])
  })

  it('answers a device with one call before most calls of a device with many', async () => {
    host = await openTestHost()
    const order: string[] = []
    const call = (device: string) => answered(connectFrom(device)).then(() => order.push(device))
    const greedy = Array.from({ length: 40 }, () => call('127.0.0.2'))
    await Promise.all([...greedy, call('127.0.0.3')])
    expect(order).toHaveLength(41)
    expect(order.indexOf('127.0.0.3')).toBeLessThan(30)
  })
})
