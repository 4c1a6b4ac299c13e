import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import process from 'node:process'
import { expect, it, onTestFinished } from 'vitest'
import { openTestHost, rawCall, statusLine } from '#tests/support/servers/testHost.ts'

// Only Linux lets a program use every address 127.x.x.x.
it.runIf(process.platform === 'linux')(
  'the host limits the connections of an address, and answers other addresses',
  async () => {
    const host = await openTestHost({ limits: { maxConnectionsPerAddress: 2 } })
    onTestFinished(() => host.close())

    /** Connects from another loopback address, as another device does. */
    function connectFrom(address: string): Socket {
      const socket = connect({ port: host.adapter.port, host: '127.0.0.1', localAddress: address })
      return socket.on('error', () => undefined) // The host closes connections.
    }

    /** Sends a call; resolves with the status line, empty when the host closed the connection. */
    async function answered(socket: Socket): Promise<string | undefined> {
      let text = ''
      socket.on('data', (part: Buffer) => (text += part.toString('latin1')))
      socket.write(rawCall('GET /api/configurations'))
      if (!socket.closed) await once(socket, 'close')
      return statusLine(text)
    }

    for (const _each of [1, 2]) {
      const held = connectFrom('127.0.0.2')
      await once(held, 'connect')
      held.write('GET /api/configurations HTTP/1.1\r\n')
    }
    expect(await answered(connectFrom('127.0.0.2'))).toBe('')
    for (const other of ['127.0.0.3', '127.0.0.1']) expect(await answered(connectFrom(other))).toBe('HTTP/1.1 200 OK')
  },
)
