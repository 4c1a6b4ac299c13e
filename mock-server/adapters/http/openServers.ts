import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { limitConnections } from './limitConnections.ts'
import type { HttpLimits } from './limits.ts'

/** A certificate for https, as PEM texts. */
export interface ServerCertificate {
  readonly key: string
  readonly cert: string
  /** The certificate of the authority that signed it, which phones may trust. */
  readonly authority: string
}

/** A port that is open. */
export interface OpenPort {
  readonly port: number
  /** Replaces the certificate of a port with https. */
  renew(certificate: ServerCertificate): void
  /** Closes it with all its connections. */
  close(): Promise<void>
}

interface Options {
  readonly limits: HttpLimits
  readonly port: number
  /** Whether other devices may connect. */
  readonly lan: boolean
  /** With it, https and plain http are answered on the same port. */
  readonly certificate: ServerCertificate | undefined
}

/** The maximum number of pending connections; a connection beyond it is retried after seconds. */
const BACKLOG = 4096
/** The first byte of a TLS connection. */
const TLS_HANDSHAKE = 0x16

/** Passes each connection to one of two servers, by its first byte. Closes a connection without one in time. */
function byFirstByte(plain: Server, secure: Server, within: number): Server {
  // Starts their time limits, as `listen` would.
  for (const server of [plain, secure]) server.emit('listening')
  return createTcpServer((socket) => {
    const drop = () => void socket.destroy()
    socket.setTimeout(within, drop).on('error', drop)
    socket.once('data', (first: Buffer) => {
      socket.setTimeout(0).off('timeout', drop)
      socket.pause()
      socket.unshift(first)
      if (first[0] === TLS_HANDSHAKE) return void secure.emit('connection', socket)
      plain.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  })
}

/** Opens a port for requests. Rejects when the port is taken. */
export async function openServers(
  handleRequest: RequestListener,
  { limits, port, lan, certificate }: Options,
): Promise<OpenPort> {
  const options = {
    headersTimeout: limits.headersWithin,
    requestTimeout: limits.requestWithin,
    connectionsCheckingInterval: limits.checkInterval,
    maxHeaderSize: limits.maxHeaderBytes,
  }
  const plain = createPlainServer(options, handleRequest)
  let secure: SecureServer | undefined
  if (certificate !== undefined) {
    const { key, cert } = certificate
    secure = createSecureServer({ ...options, key, cert, handshakeTimeout: limits.headersWithin }, handleRequest)
  }
  const server = secure === undefined ? plain : byFirstByte(plain, secure, limits.headersWithin)
  limitConnections(server, limits)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.listen(port, lan ? '0.0.0.0' : '127.0.0.1', BACKLOG)
    server.once('listening', () => resolve()).once('error', reject)
  })
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has an address
    renew: ({ key, cert }) => secure?.setSecureContext({ key, cert }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Clears the intervals of the servers that do not listen themselves.
        for (const each of [plain, secure]) each?.close()
        for (const socket of sockets) socket.destroy()
      }),
  }
}
