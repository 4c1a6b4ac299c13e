import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpLimits } from './limits.ts'

/** A port that is open. */
export interface OpenPort {
  readonly port: number
  /** Closes it with all its connections. */
  close(): Promise<void>
}

interface Options {
  readonly limits: HttpLimits
  readonly port: number
  /** Whether other devices may connect. */
  readonly lan: boolean
}

/** The maximum number of pending connections; a connection beyond it is retried after seconds. */
const BACKLOG = 4096

/** Opens a port for requests. Rejects when the port is taken. */
export async function openPort(handleRequest: RequestListener, { limits, port, lan }: Options): Promise<OpenPort> {
  const options = {
    headersTimeout: limits.headersWithin,
    requestTimeout: limits.requestWithin,
    connectionsCheckingInterval: limits.checkInterval,
    maxHeaderSize: limits.maxHeaderBytes,
  }
  const server = createServer(options, handleRequest)
  server.maxConnections = limits.maxConnections
  await new Promise<void>((resolve, reject) => {
    server.listen(port, lan ? '0.0.0.0' : '127.0.0.1', BACKLOG)
    server.once('listening', () => resolve()).once('error', reject)
  })
  return {
    port: (server.address() as AddressInfo).port, // a listening TCP server has an address
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
